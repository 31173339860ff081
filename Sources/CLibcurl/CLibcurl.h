// The one door to libcurl. Swift can't call C variadics, so each setter and getter has a typed wrapper here.
#pragma once
#include <curl/curl.h>
