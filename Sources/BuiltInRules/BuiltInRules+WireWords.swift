extension BuiltInRules {
  /// Whole values that are words of interfaces: states, types, units, error codes. No given name, surname, city or
  /// word of a special category, which a test checks. Separators are written `_`.
  package static let wireWords: StaticString = """
    aborted accept accepted access_denied account account_funding account_number accounting ach action action_required
    activate active add address adjustment admin advertising agent air_travel alert all allow_list allowance allowed
    alloy always amazon american_express amex amount and android annual annually anonymous answer answered any api
    api_error app apple application application_json application_pdf approval approval_pending approved archive archived
    array article as asc ascending asset assign assigned assignee assignment assistant association at attachment
    attribute audio auth authenticated authentication authorised authorization authorization_code authorized auto
    autodate available away bad_request balance bank bank_account bank_code bank_statement bank_transfer base base64
    basic batch be bearer bgn bi_weekly billing block blocked blue body bold bonus booked booking bool boolean bot both
    br_cpf browser btc building business busy buy by byte bytes calendar cancel canceled cancellation cancelled
    cancelling capture captured car card card_expired card_on_file cash_deposit cashback category ccd celsius center
    certificate changes_requested channel chargeback chat_completion chat_completion_chunk check checkbox checking
    cheque city clearpay client client_credentials client_secret_basic client_secret_jwt client_secret_post close closed
    clothing cnpj collection comment commission commit company complete completed complex compliance computer concise
    conditional configured configuring confirmation confirmed conflict consent construction consumer contact contactless
    contains content content_filter contributor conversation converted converting cooperative copy corporation count
    country country_not_supported coupon create create_time created created_at creating creation_time credit credit_card
    credit_not_processed critical currency currency_code currency_mismatch current custom custom_field custom_fields
    customer daily damaged dark dashboard date datetime days deactivated debit debug decimal declined default degraded
    delayed delete delete_file deleted delivered delivery delivery_address denied deny deploy deploying deployment
    deposit deprecated desc descending description developer development device digital digital_goods diners direct
    direct_debit director disabled discard discarded discord discount discover discriminator dismissed dispute
    distribution divider document doing doing_business_as domain done down draft driving_license dropdown duplicate
    duration duration_minutes ebay ebt editor ein eligible email embedded embedding emv enabled ended ends_with enqueued
    enum equals error errored es_es escalate escalated event events everyone exact exchange exclude exclusive exit
    expire expired extension external external_data extract facebook fahrenheit fail failed failure false fast fatal fax
    fee feedback field_value file file_content file_deleted files finalizing financial financial_institution finished
    firefox first first_name first_party fixed fixed_amount flex float folder forbidden forced foreign form form_post
    forward fraud free fri friday full function function_call functions general general_partnership get gift_card github
    global gone goods greater_than group groups guarantee guest gzip half head header healthy hidden high historical
    hold home home_page horizontal hourly hours html http https id id_card identity identity_card identity_match
    identity_verification idle image image_generation_completed image_generation_partial_image image_gif image_jpeg
    images immediate immutable implicit import in in_progress in_review in_stock in_transit inactive inbound inbox
    include inclusive incoming incomplete individual ineligible info inherit init initial initializing initiated
    inprogress input instagram installment instant insufficient_scope integer integration interchange interest internal
    internal_error internal_review internal_server_error invalid invalid_account invalid_card invalid_client
    invalid_country_code invalid_cursor invalid_data invalid_expiry_date invalid_filter invalid_grant invalid_input
    invalid_phone_number invalid_pin invalid_request invalid_scope invalid_syntax invalid_time invalid_token
    invalid_value inventory investment invite invited invoice ios ip ipv4 is is_archived issue issued item item_create
    jcb join joined jpeg json keyed keyword kilobytes kilometer kilometers landline landscape last_name latency laundry
    leave left legal length lifetime light limited_liability_partnership limited_partnership line line_item list liter
    live llc load loans local locked login logs lost low loyalty maestro maintainer maintenance manager manual markdown
    marketing mastercard match matches max_tokens meals medium member merchant merchant_name merge merged message
    messenger meter meters method_not_allowed metrics migration milestone minimal minutes missed
    missing_required_parameter model moderator modified_at modifier mon monday monitor month monthly months move
    multi_select multiple multiple_choice mutability muted name neutral never new ninety_days no no_data no_match
    no_preference no_show no_user none not_allowed not_applicable not_as_described not_authenticated not_authorized
    not_configured not_found not_received not_started not_submitted not_supported note null number oauth ocr off office
    offline ok on on_hold on_success onboarding one_time oneclick ongoing online opaque open openai opened openid
    operational opt_out options opus or order organization original other out_of_stock outbound outcome output
    output_text overwrite owner owner_name owner_only pager paid paid_out pairwise paragraph parking partial
    partially_paid partially_refunded partner partnership party passport passport_number password past past_due patch
    path pause paused payg payment payment_pending payout paypal paypay pc pending pending_credit pending_debit
    pending_review percent percentage performed permanent_failure permission_denied personal phone phone_call
    phone_number physical pickup ping pinned pixel pixels platform portrait posted ppd preferred premium prepaid
    prepared preview primary priority private private_key_jwt processed processing processing_error product production
    profile project project_id promotional proposed pt_br public public_company public_partnership published push
    push_notification put qr_code quarterly query queued quick_reply random rate rate_limit_error rate_limit_exceeded
    rate_limited read_only read_write reader ready reason reasoning reasoning_text receipt received recommended
    recurring redirect reference refresh_token refund refund_failed refund_pending refunded refusal regex register
    registered regular reject rejected relation release released relevance remove removed rename repayment replace
    request request_timeout requested required reserved resetting residential resolve resolved resource response
    restaurants restricted resumed retail return returned reversal reversed review revocation revoked right role
    routing_number running runtime s_corporation sat saturday saved savings scanned schedule scheduled score sdk
    secondary seconds secret section segment select select_account selected sell sending sent server service
    service_account service_unavailable services session share shared shipped shipping shopping shutdown signature
    signed simple sip sixty_days size skipped skype slack sms snapshot sound source spam spend spotify stalled standard
    starred start_at started starter starting starts_with static status sticker stolen stop stopped store string
    subdomains submitted subscription succeeded success sun superuser superusers suspended suspicious_activity syncing
    system table tag tags task tasks tax tax_id teal team teams television template test text third_party thirty_days
    thu thursday ticket time time_period timed_out timeline timeout title tls_client_auth to todo token
    too_many_requests tool tool_calls top total trace tracking transaction transactions transcription transfer
    transfer_fee transferred transparent travel trial trialing trigger true trust trustee try tue tuesday twitter txt
    type ubuntu uk_other unassigned unauthorised unauthorized unauthorized_client unauthorized_transaction unavailable
    unconfirmed undefined under_review uniqueness unit universal unknown unknown_error unpaid unprocessable_entity
    unread unresolved unscheduled unset unspecified unsupported unsupported_grant_type unverified up update updated
    updated_at updating upload uploaded urgent url user user_not_found users utc utilities v1 v2 valid validating
    validation_error validation_required value venmo verified vertical video view viewer virtual_terminal visa visible
    vision voice void voided volume waiting warn warning web web_form webhook webp website wed wednesday week weekly
    whatsapp wheel wifi wire won work worker workflow write write_only writer xhigh year yearly years yellow yes zh_cn
    zh_tw zip zulu
    """
}
