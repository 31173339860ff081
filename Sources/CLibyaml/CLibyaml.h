// The one door to libyaml. An event of the library is a union behind a parser of some hundred bytes that must not move:
// here is what opens a text, gives one event after the other as plain fields, and says what is wrong with the text.
#pragma once
#include <stdint.h>
#include <yaml.h>

typedef struct {
  yaml_parser_t parser;
  yaml_event_t event;
} cameo_yaml;

// What a reader needs of an event. The pointers hold until the next one is asked for.
typedef struct {
  yaml_event_type_t type;
  // Of a scalar.
  const uint8_t *text;
  size_t count;
  int is_plain;
  // The name a value is given, or of an alias the name it stands for.
  const uint8_t *anchor;
  const uint8_t *tag;
  // From 0, in characters.
  size_t line;
  size_t column;
} cameo_yaml_event;

// The bytes must stay where they are until the text is closed. NULL if there is no memory.
static inline cameo_yaml *cameo_yaml_open(const uint8_t *bytes, size_t count) {
  cameo_yaml *yaml = (cameo_yaml *)calloc(1, sizeof(cameo_yaml));
  if (!yaml) return NULL;
  if (!yaml_parser_initialize(&yaml->parser)) {
    free(yaml);
    return NULL;
  }
  // The library ends the process at a null pointer, which is what an empty text may have.
  yaml_parser_set_input_string(&yaml->parser, bytes ? bytes : (const uint8_t *)"", count);
  return yaml;
}

static inline void cameo_yaml_close(cameo_yaml *yaml) {
  yaml_event_delete(&yaml->event);
  yaml_parser_delete(&yaml->parser);
  free(yaml);
}

// 0 if the text is at fault: then the problem is told below.
static inline int cameo_yaml_next(cameo_yaml *yaml, cameo_yaml_event *out) {
  yaml_event_t *event = &yaml->event;
  yaml_event_delete(event);
  if (!yaml_parser_parse(&yaml->parser, event)) return 0;
  *out = (cameo_yaml_event){.type = event->type, .line = event->start_mark.line, .column = event->start_mark.column};
  switch (event->type) {
    case YAML_ALIAS_EVENT:
      out->anchor = event->data.alias.anchor;
      break;
    case YAML_SCALAR_EVENT:
      out->anchor = event->data.scalar.anchor;
      out->tag = event->data.scalar.tag;
      out->text = event->data.scalar.value;
      out->count = event->data.scalar.length;
      out->is_plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
      break;
    case YAML_SEQUENCE_START_EVENT:
      out->anchor = event->data.sequence_start.anchor;
      out->tag = event->data.sequence_start.tag;
      break;
    case YAML_MAPPING_START_EVENT:
      out->anchor = event->data.mapping_start.anchor;
      out->tag = event->data.mapping_start.tag;
      break;
    default:
      break;
  }
  return 1;
}

// The library's own words, which hold nothing of the text; NULL if it has none.
static inline const char *cameo_yaml_problem(const cameo_yaml *yaml) { return yaml->parser.problem; }

// Whether the bytes are no characters: then only the byte is known and no line.
static inline int cameo_yaml_is_undecodable(const cameo_yaml *yaml) {
  return yaml->parser.error == YAML_READER_ERROR;
}

static inline size_t cameo_yaml_problem_offset(const cameo_yaml *yaml) { return yaml->parser.problem_offset; }
static inline size_t cameo_yaml_problem_line(const cameo_yaml *yaml) { return yaml->parser.problem_mark.line; }
static inline size_t cameo_yaml_problem_column(const cameo_yaml *yaml) { return yaml->parser.problem_mark.column; }
