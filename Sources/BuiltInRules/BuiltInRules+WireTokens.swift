extension BuiltInRules {
  /// Words that longer codes are made of: `validation_invalid_value`. Screened like the wire words.
  package static let wireTokens: StaticString = """
    accept acceptance accepted access account accounting ach action activated activation active activity add added
    additional address addresses adjustment admin admins advance advanced after agency agent agents air alert alerts
    alias all allow allowance allowed already always amazon amount and android annotation annual answer any api app
    append apple applicable application approval approved archive archived area array article as asc asset assign
    assigned assignee assignment association at atm attachment attachments attempt attribute audio auth
    authentication authorised authorization authorized auto automated automatic availability available avatar avs
    awaiting aws bad balance bank base based basic batch be before between bgn billing block blocked blue board body
    bonus booking boolean bot both box browser build building bulk business busy button buy by calendar call
    campaign cancel canceled cancellation cancelled cancelling cannot captured car card cardholder care cashback
    category center certificate change changed changes channel channels characters charge chargeback charged chat
    check checkbox checking checkout choice chunk city click client close closed code collection comment commercial
    commission commit company complete completed completion compliance computer config configuration confirmation
    confirmed conflict connect connected connection consent consumer contact contains content context contract
    contributor control conversation converted cooperative copy corporate corporation cost costs count country
    create created creating creation credentials credit critical currency current custom customer cycle daily dark
    data database date datetime days deactivated debit decimal decline declined default delayed delete deleted
    deletion delivered delivery denied deny deploy deployment deposit deprecated desc described description detailed
    details detected developer development device different digital diners direct directory disable discard discord
    discount discover dispute document documents does domain domains domestic done download draft dropdown dropped
    ds duplicate duration dynamic ebay ecommerce edited email embedded emoji empty emv enable enabled encrypted end
    ended enough enqueued enrollment entity entry enum error errors estate event events everyone exceeded exceeds
    exchange exclusive execution exists exit expected expiration expire expired expiry express extended extension
    external facebook factor fail failed failure fallback false family fast fax feature fee feedback fees field
    fields file files filter finalizing finance financial finished first five fixed float food for forbidden form
    format forward found four fraud free fri from fulfillment full fully function functions fund funding funds
    future gateway general generation generic get gif gift github global go goods google greater group guarantee
    guest half handoff has head header high historical hold home host hourly hours html http https hub id
    identification identifier identity ids ietf image images immediate import in inactive inbound inbox inclusive
    income incoming incompatible incomplete incorrect index individual info information initial initiated input
    inquiry instagram installment instance instant institution instruction instrument insufficient integer
    integration interaction interest internal invalid investment invite invited invocation invoice ip is iso issue
    issued issues item items jcb join joined jpeg json key keyword label landline language large last later latest
    laundry least leave left legal length level liability license light limit limited line linked links list lite
    live load local location locked log login logout logs lost low lower maestro maintenance management manager
    manual manually many mapping marked market marketing mastercard match matches matrix maximum medium meeting
    member members membership menu merchant merge merged message messages metadata method methods metric metrics
    microsoft migrated migration min mini minimum minutes misc miscellaneous mismatch missed missing mode model
    moderation modified mon money monitor month monthly months move movies multi multiple muted name national need
    needed needs negative network neutral never new news next no non none not note notice notification notifications
    now null number oauth object of off offer office offline ok on onboarding one online only open openai opened
    operator opt option options or order org organization original other others out outbound output over owned owner
    package paid paper paragraph parameters params parent parking part partial partially partner partnership party
    passport password past patch path pause paused pay payment payments payout paypal pc pdf pending percentage
    period permanent permission permissions person personal pets phone physical pin pinned plaid plan platform plus
    point policy pool port pos possible preferred premium prepaid prepared presence present preview previous pricing
    primary priority private process processed processing product production professional profile profit progress
    project promotional prompt proof property proposed proprietorship protected protection provided provider
    provisioned public publish published purchase push put qr qualified quality quarterly query queued quick rate
    reached reaction reader ready reason receipt receive received recent recovery recurring redemption redirect ref
    reference referral refresh refund refunded refunds refused regex region register registered regular reject
    rejected related release relevance remove removed rename rental repayment replace report request requested
    requests required requires reservation reserved reset resolution resolve resolved resource response restaurants
    restricted restriction result results retail return returned reversal reversed review revocation revoked right
    risk role roles routing rule rules run running sales same save savings scan schedule scheduled scope score sdk
    search seat second secondary secret section secure security segment select selected self send sending sensitive
    sent server service services session set settings setup share shared sharing shift shipping shopping show sign
    signal signature signed signing simple size skipped slack sms social sort source specified spend ssl sso
    standard start started state statement static status step sticker stock stolen stop stopped storage store stored
    stores string submit submitted subscription succeeded success successful summary sun support supported
    supporting suspected suspended sweep switch sync syntax system table tag tags target task tax teal team teams
    technical television template templates terminal terms test testing text than third thirty this thread threshold
    thu ticket tier time timed timeout timestamp timezone title to token tokens too tool tools top topic total track
    tracking transaction transactions transfer transferred transfers transmission transport transportation travel
    trial trigger triggered trust trusted try tue twice twitter two type types ui unable unauthorised unauthorized
    unavailable unconfirmed undefined under unique unit universal unknown unresolved unscheduled unspecified
    unsupported unverified up update updated upgrade upload uploaded urgent url urn usage use used user users
    utility valid validating validation value variable vendor verification verified verify version video view viewer
    violation virtual visa visibility visible voice void voided volume wait waiting wallet warning was watch web
    webhook webp website week weekly welcome whatsapp width window wire with withdrawal work worker workflow
    workspace write written xl year yearly years zip
    """
}
