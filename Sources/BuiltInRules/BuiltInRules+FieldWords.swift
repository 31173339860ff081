extension BuiltInRules {
  /// Words that member names of public interfaces are made of; no given name, surname or login among them.
  ///
  /// Counted over public API descriptions; see `redaction-rules/README.md`.
  package static let fieldWords: StaticString = """
    abbr abbreviation abilities abnormal abort aborted about absence absent absolute abuse accelerator accelerators
    accent accept acceptance accepted accepts access accessibility accessible accessory account accounting accounts
    accrual accrue accrued acct accumulate accumulated accuracy ach acknowledge acknowledged acknowledgement
    acknowledgements acknowledgment acl acquire acquired acquirer acquiring acquisition act action actionable
    actions activate activated activation active activities activity actor actors acts actual adapter add added
    addendum addition additional additions addon addons address addressee addresses adept adjudication adjust
    adjusted adjustment adjustments admin administration administrative admins adopted adoption adult adults advance
    advanced advances adversely advertise advertised advertisement advice advisory affect affected affecting affects
    affiliate affirm after afterpay age aged agency agent agents ages aggregate aggregated aggregates aggregation
    aggregations ago agree agreed agreement agreements ai aide air aircraft airline airports alarms alcoholic alert
    alerting alerts alg algorithm algorithms alias aliases align alignment all alliance allied allocated allocation
    allocations allotment allotments allow allowance allowed allowlist allows already alt alter alternate alternates
    alternative always amazon amd amenities amenity ammo amount amounts analysis analyze ancestor ancestors anchor
    anchors and android angle animated animations anniversary annotate annotation annotations announce announcement
    annual annually annuity anonymous another answer answerable answered answering answers ant any apart api app
    appearance appears append apple applicable application applications applied applies apply appointment
    appointments approval approvals approve approved approving approximate apps apr archetype architecture archive
    archived are area arguments arm armor around arrangement arrangements array arrival arrived arrow article
    articles artifact artifacts as ascending ask aspects assertion assessment assessments asset assets assign
    assignable assigned assignee assignees assignment assignments assistant assistants associated association
    associations assume assumptions async asynchronous at attached attachment attachments attempt attempted attempts
    attention attestation attested attorney attributable attribute attributes attribution auction audience audiences
    audio audit auditor augments auth authenticate authenticated authentication authentications authenticator
    authenticity author authorised authoritative authority authorization authorizations authorize authorized
    authorizing authors auto autocomplete automated automatic automation autoscaling availabilities availability
    available avatar avatars average averaging avg avoid avs await aware away aws axis back backend background
    backgrounds backup backups bacs badge badges bags balance balanced balances band bandwidth bank bankrupt banned
    banner bar barcode barrier base based baseline bases bash basic basis basket bat batch batches battery bcc be
    beach beacon bearers because bed beds beep before begin beginning behalf behavior being belong benchmark
    beneficial beneficiary benefit benefits better between beverage bias biases bic billable billed billing bills
    bin binary bind binding bindings birth birthday bitrate blacklisted blank blik blizzard blob blobs block blocked
    blocking blocks blue blur blurb board boarding boat bodies body bold bonds bonus book bookable booking bookings
    bookmarked bool boolean boot border bordered bot bottom bounce bounced bound bounding bounds box boxes brace
    branch branches brand branded branding breach breached break breakdown breakdowns breaker breaks brief
    brightness broadcast broken brokerage brow browser bsb btc bubble bubbles bucket buckets budget budgets buffer
    buffers bugs build building builds built builtin bulk bullets bundle bureau bus business busy button buy buyer
    buying by bypass bypassed byte bytes ca cabin cache cached caches calculate calculated calculating calculation
    calculations calendar calendars call callback called caller callers calling calls calorie campaign campaigns can
    cancel canceled cancellation cancellations cancelled cancelling candidate candidates cannot canonical canvas
    capabilities capability capable capacity capital capitalization caption captive capture captured captures carbon
    card cardholder cards care carousel carrier carriers cart cascade case cases cashflow cashtag casing catalog
    catalysts catch catchall categories category catering cause causes cc cd cdn cell cells cellular center centers
    cents cert certificate certificates certification certifications certified chain challenge challenges change
    changeable changed changes channel channels character characteristics characters charge chargeable charged
    charges charging chars chat chatbot check checkbox checked checker checking checklists checkout checkouts
    checkpoint checks checksum cheek child children choice choices choose chosen chrome chunk chunking chunks ci
    cidr cipher circuit circumstance circumstances citation citations citizenship city civilian claim claimed claims
    clan class classes classic classification classifications clause cleaner cleanup clear clearing clearpay click
    clickable clicked clicks client clients clip clock clocks clone cloned close closed closing cloud cluster
    clusters co coach coached coaching code codes coding cogs cohort collaboration collaborations collaborative
    collaborator collaborators collapse collapsed collapsible collect collected collectible collectibles collection
    collections colons color colors column columns combinations combined combo comforts command commands
    commendation commendations comment commented comments commerce commercial commission commit commitment commits
    committed commodity common communication comp compact compaction companies company compare comparison
    comparisons compatibility compensate compensation compilations compiler complete completed completion compliance
    compliant component components composite composition compositions compound compressed compression compute
    computed computerized conceal conceptual concern conclusion concurrency concurrent condition conditional
    conditionally conditions conference conferences confidence confidentiality config configs configurable
    configuration configurations configure configured confirm confirmation confirmed conflict conflicts confused
    connect connected connection connections connectivity connector connotation consent consented consents
    consequences consistent console consolidate constants constraints construction consumable consume consumed
    consumer consumption contact contacted contacts container contains content contents context contexts continent
    continuation continue contract contracts contributes contribution contributions contributors control convenience
    conversation conversational conversations conversion conversions convert converted converter cookie cooldown
    coordinates copies copilot copy core corporate corporation correct corrected correction correlation cost costs
    count counter counterfeit counterfeited counterparty counters counting countries country counts county coupon
    coupons courier cover coverage cpu crafted crafting crash crashed crawling create created creation creator
    creators credential credentials credible credit creditable credited creditor credits criteria crm cron crop
    cropped cross crv crypto cryptocurrency cryptogram culprit culture cumulative cup cur curl currencies currency
    current currently cursor curve custodial custom customer customers customization cutoff cvv cycle cycles daily
    damage damaged dangerous dashboard dashboards data database databases dataset datasource datatype date dates
    datetime day days deactivate deactivated dead deadline deadlines deadlock deadlocks deaf deal debit debits debt
    debug debugger decal decals decay decimal decision deck decks declaration declared decline declined decompress
    decoration decrypted dedicated deduction deductions deep default defaults defective defended defense defer
    deferred define defined definition definitions delay delayed delays delegation delegations delete deleted
    deletion deletions deliver delivered deliveries delivery demand deny depart departure dependencies dependency
    dependent dependents depends deploy deployed deployment deployments deploys deposit depository deposits
    deprecated deprecation depreciation depth derived desc descendant descending described description descriptions
    descriptor designator desired desktop destination destinations destroy destroyed destructive detail detailed
    details detect detected detection detector determination developer development developmental device devices
    diagnosis diagnostics dialing dialog dialogue dice dictionaries dictionary did dietary diff difference different
    difficulty diffs digest digests digit digital digits diligence dimensions dims diners dir direct direction
    director directories directorship directory dirty disable disabled disablement disagree disallowed disaster
    disband disbursement disbursements discard disclosure disconnect disconnected discount discounted discounts
    discover discoverable discovery discussion discussions disengagement disk dismiss dismissal dismissed dispatch
    display displayable displayed disposable disposal disposition dispute disputed disputes dist distance distinct
    distribution distributions distributor district dive dividend dividends divider dns do docs document documentary
    documentation documents does doing dollar dollars domain domains domestic donation done dormant double down
    downgrade downgrades download downloadable downloaded downloads downward dpi draft drain drawer drive driven
    drop droplet droplets drops dry ds due dummy dupe duplicate duplicated duplicates duration during duty dye dyes
    dynamic dynamically eagerness earliest earn earned earning earnings east eastward eci ecom economic ecosystem
    edge edit editable edited edition editor editors edits education effect effective effects effort efforts eft
    egress egresses elapsed elected electronic element elements eligibility eligible email emails embed embedded
    embedding embeds emergency emissions emoji emojis emoticon emoticons employed employee employees employer
    employers employment employments empty enable enabled enablement encoded encoder encoding encrypt encrypted
    encryption end ended ending endorsed endpoint endpoints ends energy enforce enforced enforcement engage engaged
    engagement engagements engine engines enhanced enhancements enqueued enriched enrichment enrichments enroll
    enrolled enrollment entered enterprise entertainment entire entities entitled entitlement entitlements entity
    entrance entries entropy entry enum env envelope envelopes environment environments ephemeral epoch epochs equal
    equations equip equipment equipped equipping equity equivalent erase erasure err error errored errors es
    escalated escalation escalations escrow essential estimate estimated etag etc ethernet eu eval evaluate
    evaluated evaluation evaluations event events every everyone eviction evidence evidences exact example examples
    exception exceptions excess exchange exclude excluded excluding exclusion exclusive exclusivity exec execute
    executing execution executions exempt exempted exemption exercise existence existent existing exists exit exotic
    exp expand expansion expected expenditure expense expenses experience experiment experimental experiments
    expiration expire expired expires expiring expiry explanation explicit explore explorer export exported exporter
    exports expose expression ext extend extended extends extension extensions external externally extra extract
    extracted extraction extractions extractors extrapolation eye eyes fa face facebook facial facilitator
    facilities facing faction factions factor factors facts fail failed failure failures fake fallback fallthrough
    family fare fast fax feature featured features featuring federal federate federated fee feed feedback feedbacks
    fees fest fetch fi fiat fidelity field fields file filename files filesize filetype filing fill filled filter
    filtered filtering filters filtration fin final finalize finalized finalizing finance financial financiers
    financing finder finding findings fingerprint fingerprinting fingerprints finish finished fire fired firewall
    firewalls firmware first fishing fix fixed flag flagged flagging flags flavor fleets flex flight flights float
    floating flow flown flows flush focus folder folders folio follow follower followers following foo food footer
    for force forced forecast forecasted foreground forehead foreign forgotten fork forked forkee forking forks form
    format formation formats formatted formatting forms formula forward forwarded forwarder forwarding found founder
    four fr fragment frame frames framework fraud free freed freedom freeze freight frequency frequent friendly
    friends from frozen fuel fulfilled fulfillment full fully function functions fund funding funds future fuzzy
    gain gambling game gaps garbage gate gated gateway gateways gather gave gear gen gender generate generated
    generation generator generic geographic geography geometry get gift gigabytes gilding git github given giving
    glare glob global goal goods google got governing government grader graders gradient graduate grammar grant
    granted grants granular granularity graph graphic graphs gratuities gratuity grid grids gross ground group
    grouped grouping groupings groups gt guarantee guarantor guardian guardrail guardrails guest guests guid
    guidance guide guided guild hair handle handling happy harassment hard hardware has hash hashed hashes hate have
    head header headers heading headless health healthcare healthy heap heart hearts heavy height helmet help here
    heroes hidden hide hierarchy high highest highlight highlighted highlights hint hints hire historic historical
    history hit hits hmac hoist hold holder holders holding holdings holiday home homepage homogeneous honored hook
    hooks hooray horizontal host hosted hosting hostname hosts hotel hour hourly hours hover how href hsa html http
    https hub hugging human hunk hybrid iban iccid ice icon icons id ideal idempotency idempotent ident
    identification identifications identifier identifiers identities identity idle idp ids if ignore ignored illicit
    image images imei immediate immutable impact impacted impacting impacts implementation implicit import important
    imported imports imprint in inaccessible inactive inbound inbox incentive incident incidents include included
    includes including inclusion inclusions inclusive income incoming incomplete incorporation incorrect increase
    increment incremental ind indent independent index indexed indexes indexing indicative indicator indices
    indirect individual industry ineligible inequality infants inference inferences inferred infix inflow info
    information infos infusion ingested ingredients ingress inherit inheritance inherited inhibit initial
    initialization initializing initially initials initiated initiation initiator inline input inputs inquiries
    inquiry insecure insert inserted insertion insight insights instal install installation installed installment
    installments instalment instance instances instant instantly institution institutional institutions instructed
    instructing instruction instructions instrument instruments insufficient insurance integer integrated
    integration integrations integrator integrity intelligence intensity intent interacted interaction interactions
    interactive intercept interchange intercom interest interface intermediaries intermediate intermission internal
    international internet interpolation interpreter interrupt interruptions interval intervals into intrinsic intro
    introduced introduction invalid inventories inventory inverted investment investments invisible invitation
    invitations invite invited invitee inviter invites invocation invocations invoice invoiced invoices involved
    involvements io ios ip ips ipv is ism iso isolated issuance issue issued issuer issues issuing italic item
    itemized items itineraries itinerary janitor java jaw jitter job jobs join joined journal journals json
    jurisdiction keep kernel kernels key keyed keys keyword keywords kicked kid kind kinds kiosk kiosks kiwi knock
    knowledge known kty kyc label labeled labels lag landing landlines lang language languages large last lat late
    latency later latest latitude laugh launch layer layers layout layouts lead leader leads leaf leak learning
    lease leave leaves leaving ledger left leg legacy legal legend legendary legs lend lender lending length lets
    level levels liabilities liability liable lib libraries library license licenses life lifetime light like liked
    likes limit limitations limited limits line linear lines link linked links lip list listed listing listings
    lists lite literal literals live lived liveliness liveness llm load loader loading loans lobby local locale
    locales locality localization localized located location locations lock lockable locked locking lockout locks
    lodging log logged logger logging logic logical login logins logit logo logos logout logprob logprobs logs long
    longest longitude lookup lookups loops losing loss lots low lower lowercase lowest loyalty lru lt lump luxury
    machine maestro mail mailer mailing main maintain maintainer maintainers maintenance make manage managed
    management manager managing mandate mandated mandates mandatory manifest manifests manual manually manufacturer
    manufacturers manufacturing map mapped mapping mappings maps marathon march margin marital markdown marked
    marker markers market marketplace markup markups mask masked master masterwork match matched matcher matches
    matching matchmaking material materials maternity matrix maturity max maximum mb mcc mcp md me meal mean means
    measure measurement measurements medal medals media median medical medium meeting megabytes megapixel member
    members membership memberships memo memories memory mention mentions menu merchandise merchandize merchant
    merchants merge mergeable merged merger merges message messages messaging messenger meta metadata metering
    method methods metric metrics mfa microphone mid middle migrated migration migrations milestone milestones
    military million milliseconds mime mimetype mimic min mined mini minimal minimum minors minted minute minutes
    mirror misc misrepresented missed missing mitigation mix mixer mobile mobilize mock mod modalities mode model
    models moderated moderation moderator modes modification modified modifier modifiers modify module modules
    monetary money monitor monitoring monitors month monthly months more mortgage motto mount mouth move moved
    movement movements ms msg multi multiple multiplier municipality mutability mutation mutations mute muted mutual
    name names namespace namespaces narration narrative national nationality native nature navigation near need
    needed neg negative negotiation neighbor neighbors nesting net network networking networks neutral never new
    newest newline newness news next nickname nicks night nights no node nodes noise nominal nominee non nonce
    nonprofit normal normalization normalize normalized northward nose not notarize notary note notes notice
    notification notifications notified notify now nth null num numb number numbers numeric oath oauth obfuscation
    obj object objective objectives objects obligation obscured observation observed occurred occurrence occurrences
    of off offending offer offered offers office offices official offline offset offsets ok old oldest omit omitted
    on onboarding one ongoing online only ons op opacity open openai opened opening operating operation operational
    operations operator operators opponents opposing ops opt optimal optimize optimized optimizer option optional
    options or orbit orbited orchestration orchestrations order ordered ordering orders ordinal ordinary org
    organization organizations origin original originating origination originator originators origins ornament os
    other others otp out outage outbound outcome outcomes outgoing outlier outline output outputs outside
    outstanding over overage overages overall overdraft overdue overflow overlap overlaps overlay overnights
    overridden override overrides overriding overs overtime overview overwrite overwrites owned owner owners
    ownership owning pa pack package packaged packages packet packets packs pad padding page paged pager pages
    pagination paging paid pair paired pairing palette pan paper parachute parallel param parameter parameters
    params parent parental parents parked parse parser parsing part partial participant participants participated
    particulars parties partition partitions partner partnership parts party pass passed passenger passengers
    passing passkeys password past patch patched paternity path paths pattern patterns pause paused pay payable
    payee payer payload payloads payment payments payoff payout paypal payroll pays pct pdf peering peers penalties
    penalty pending pension people per percent percentage percentages perception perform performance performed
    period periodic periods perks permalink permanent permissible permission permissions permit permits persist
    persistence persistent person persona personal personality persons phase phases phone phones phonetic photo
    phrase physical picked picker pickup picture pictures pin ping pinned pins pip pkg place placed placeholder
    placement places plaid plain plan plane planned plans plate platform platforms play played player players
    playlist plug plugin plugins plugs plus poi point pointer points polarity policies policy political poll polls
    pool pools popularity populate populated port portability portable portal ported portfolio portfolios porting
    portrait ports pos position positive possible post postage postal postcode posted postmaster postmortem posts
    potential power pr pre precision predecessor predefined predicate predicates predictable predicted prediction
    prefer preference preferences preferred prefill prefix prefixed prefixes pregnancy premium prep prepaid
    preparation prepare prepared prepay prepayment prepayments prerequisite presence presences present presentation
    presented preserve preset presets presigned prestige pretext prettier pretty prev prevent prevented prevention
    preview previewer previews previous price prices pricing primary principal principals print printer printing
    prior priorities prioritize prioritizes priority prism privacy private privilege privileges proactive
    probabilities probability problem problems procedure proceeding proceeds process processed processes processing
    processor prod producer product production products profanity profile profiles profit program programs progress
    progressed progression progressions project projected projects prom promo promoted promotion promotional
    promotions prompt prompts pronouns proof properties property proposed proprietor proprietorship prorate prorated
    protect protected protection protocol protocols provenance provide provided provider providers province
    provinces provision provisional provisioned provisioning provisions proxy prune pruned psd pseudonym pub public
    publicity publish published publisher pull pulls pulse pumping punctuation purchasable purchase purchased
    purchaser purchases purgatory purge purged purpose purposes push pushed pusher pushers pushes pyramid python qr
    qty qualified qualifier qualify qualifying quality quantities quantity queried queries query quest question
    questionnaire questionnaires questions quests queue queued queues queuing quick quotation quote quotes race
    radios radius rage rail ran random randomize randomized range ranges rank ranker ranking ranks rate rated rates
    rating ratings ratio rationale raw reachable react reacted reaction reactions reactivation read readable ready
    realtime reason reasoning reasons reassign reassigned reassignment reassignments rebates recall receipt receipts
    receivable receive received receiver receives recent recipe recipient recipients recommendation recommendations
    recommended reconciled reconciliation record recorded recording recordings records recoverable recoveries
    recovery recreate recruitment recurrence recurring recursion recursive redacted redeem redeemed redemption
    redirect redirection redress reduced reduces reduction redundancy redundant ref reference referenced references
    referer referral referred referrer refresh refreshed refs refund refundable refunded refunds refusal refused
    regenerating regex regexp region regions registered registering registrar registration registries registry
    regular regulated regulation reimbursement reimbursements reinforcement reject rejected rejection rel related
    relates relation relationship relationships relative relay relayed relays release released releases relevance
    relocating relocation relying remainder remaining remark remarks reminded reminder reminders remote removal
    remove removed removing rename renamed render rendered rendering renewal renewed rental rented renter rents
    reopen reopens reorder rep repayment repayments repeat repeated repeating repeats replace replaced replacement
    replacements replaces replay replays replica replicas replication replied replies reply replying repo report
    reported reporting reports repositories repository representation representations representative reprint request
    requested requester requesting requestor requests require required requirement requirements requires reroute
    rerun res rescinded rescue resend reservation reservations reserve reserved reset resets residence residency
    resident residential residual resolution resolutions resolve resolved resolving resource resources resp respond
    responded response responses responsibility responsive rest restart restaurant restore restored restricted
    restriction restrictions result results resume retain retained retention retired retirement retries retrieval
    retrieve retrieved retriever retry return returned returns reusable reuse revenue reversal reversed review
    reviewed reviewer reviewers reviews revised revision revisions revocation revoke revoked reward rewarded rewards
    rewrite right rights risk ritual roaming robocalls rocket role roles rollback rollover room rooms root rooted
    rotate rotation rotations round rounded rounding rounds roundup route routed router routes routing row rows
    royalties rtp rule rules ruleset run runner runners running runs runtime sack sacrifice safe safer safety salary
    sale sales salutation same saml sample sampled samples sampling sandbox satisfied save saved saver saving
    savings scalar scalars scale scaled scan scanned scanner scanning scans schedule scheduled schedules schema
    schemas scheme schemes scim scope scopes scoping score scoreboard scorecard scorecards scored scores scoring
    scrape scraping scratch screen screening screenings screenshot screenshots script scripts scroll scrub scrubber
    scurry sdk sdp seal seals search searched searcher season seasonal seat seats sec second secondary seconds
    secret secrets secs section sections sector secure securities security seed seek seeks seen seer segment
    segments select selectable selected selection selections selective self selfie selfies sell seller selling
    semantic semantics send sender senders sending sends senior sensitive sensitivity sent sentence sentences
    sentiments sentry separate separator seq sequence sequences sequential serial serialize serialized serializer
    series server serverless servers serves service services session sessions set sets setting settings settled
    settlement setup severity sexual sha shadow shaken shape shards share shareable shared shareholder shareholders
    shares sharing sheet shelved shield shift shifts ship shipment shipped shipping ships shop shopper shopping
    short shorten should show shutdown sick side sides sight sign signal signaling signals signatories signatory
    signature signatures signed signer signers signing signup silence silent silently similarity simple since single
    sink sinks sip site sites size sizes skew skill skills skin skip skipped sku skull skulls sla slack sleep sleeve
    slice slides slip slips slogan slop slot slots slow slug slugs smart sms snapshot snapshots snippet snippets
    snooze snoozed soap social socket sockets sofort soft software sold solve some sort sorted sound sounds source
    sources space spaces spacing spam span spans spawn speak speaker spec special specific speech speed spend spike
    spikes spill splash split splits spoiler sponsor sponsored sponsorship spreadsheet square squash src ssh ssid
    ssl ssn sso stack stadia staff stage stages stale stamp stamping standalone standard standards standby standing
    stargazers starred starring stars start started starter starting starts startup stat state stated statement
    statements states static statistics stats status statuses statutory steam step steps sticker stickers sticky
    stir stock stocks stolen stop stopping stops storage store stored stores storing stranger strategy stream
    streaming streams street strength strict strike string strings strip stripe stubs student studio style styles
    sub subcategory subdivision subject subjects submission submissions submit submitted submitter subscribe
    subscribed subscriber subscribers subscription subscriptions subsequent subsidiary substitute substitutions
    substring subtitle subtotal subtotals subtype suburb succeeded success successful successor sufficient suffix
    suggested suggestion suggestions suite sum summaries summarize summary super superuser superusers supervised
    supervisor supplemental supplementary supplied supplier supplies support supported supporting supports suppress
    suppressed suppression surcharge surge surname suspect suspend suspended suspension suspicious swap swapped
    sweep sweeps swept swimming swish switch symbol symmetric sync synced synchronous syncing syndication syntax
    synthetic system systems table tables tabs tag tagged tagging tags tail taints take taken talent talk tap
    tarball target targeting targets task tasks tax taxable taxes taxonomy taxpayer team teammate teammates teams
    technical telephone temp temperature tempest template templates temporarily temporary tenant tender tendered
    tenders tenets tenure term terminal terminals terminating termination terminology terms tertiary test testing
    tests text theft theme themes thinking third thirty this thoroughfare thousand thread threads threat threatening
    three threshold thresholds thrift throttle throttled throttles through thumb thumbnail thumbnails ticker ticket
    ticketing tickets tier tiers tilt time timed timeframe timeline timeout timer timers times timesheet timestamp
    timestamps timezone timing timings tin tinted tip tipping tips title titles titling tls to toast toggle token
    tokenized tokens toll tombstone tool tools tooltip top topic topics topology tos tot total totals totp touch
    trace traces tracing track tracked tracker trackers tracking tracks trade traffic trail train trained training
    trait traits trans transact transacted transaction transactions transcribe transcript transcription
    transcriptions transcripts transfer transferred transfers transform transformation transformed transient transit
    transition transitioned transitory translated translation translations transmission transparency transparent
    transport transportation transports trash trashed travel traveler travelers traveller traverse treatment tree
    trees trending triage trial trigger triggered triggering triggers trim triumphs troubleshooting truncated
    truncation trunk trunking trunks trust trusted truth try ts ttl tts tuned tuning tunnel turn turned turnover
    turns tweaks twenty twitch twitter two tx txn txt type types typescript typing tz ui uid uids ultimate
    unassigned unauthorized unavailable unbind unblock unbound unchanged unclaimed undefined under underline
    underlying underwriting undiscovered unearned unfurl unfurls unhealthy unicode unique uniqueness unit units
    universal unlimited unlinked unlock unlocked unlocks unneeded unofficial unpaid unpublished unqualified unread
    unreal unregistered unresolved unresponsive unsigned unstable unsubscribe unsubscribed until unused unverified
    up upc update updated updater updates upgrade upgraded upload uploaded uploader uploads upon upper uppercase
    upsert uptime upward urgency uri uris url urls urn usa usable usage usages use usecases used user username
    usernames users uses utc utilization utm utterance uuid uuids vacation vacuum valid validate validated
    validating validation validations validity value valued values vanity var variable variables variant variants
    variation variations vars vat vault vaulting vcpu vector vegetarian vehicle vendor vendors verb verbosity
    verification verifications verified verifier verify version versions vertical vested vet vetting via video view
    viewed viewer viewing views violence violent virtual visa visibility visible visit visited visitor vital vitals
    voice void voided volume volumes vote voted votes voucher vulnerabilities vulnerability vulnerable wages wait
    waiting wallet wallets warn warning warnings warranty was watched watchers watching watchlist watermark
    watermarked watermarking waveform way weak weapon weapons wear web webhook webhooks website websites week
    weekday weekdays weekends weekly weight weighted welcome wet what whatsapp when where whitelist who whole wide
    widget widgets width widths wifi wiki wildcard win window windowing windows wings winning wire with withdraw
    withdrawal withdrawn withheld withholding within without witness witnesses women word words work workday worked
    worker workers workflow workflows working workload workplace works workspace workspaces workweek world wrap
    wrapper writable write writer writes written wrong yahoo year yearly years yield zen zip zone zones
    """
}
