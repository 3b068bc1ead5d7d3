/**
 * Small parts that many screens share travel together: a few files instead of fifty. A group takes what its files
 * import along, unless a group of higher priority has it. After a change here open every route in a browser: a wrong
 * group builds, and fails when it is loaded.
 */
export const chunkGroups = [
  // Shared by everything, and by the plots, which load later. Changes seldom, so browsers keep it.
  { name: 'react', priority: 6, test: /node_modules\/(react|react-dom|scheduler)\// },
  // What sign-in and every form load.
  {
    name: 'forms',
    priority: 5,
    test: /site\/src\/(ui|lib)\/(?!person|paths|feature\.|nextStep|firstLoad|leave\.|sendWaiting|rememberPerson|useAgePreset|flags|WithMessages|NotFound|Error(Picture|Screen)|RichText|charts|Check\.|Radios|Pills|Dialog|Popover|panelPlace|Toast(Part|Host\.m)|submitOnEnter|removeScroll|openLayers|toastRegion|Slider|Week|[mM]ood|IntensityInput|CheckIn|Badge|Avatar|Boat|Arthur|StrengthMeter|Streak|Step(s|Page)|ProgressLine|CarePanel|Choices|Switch|Tabs|Menu|Select|TextArea|Rating|RuleList|Empty|CodeInput|useLive|realtime|reconnect|query|push|outbox|Country|countries|TimeZone|timeZones|suggest)|lucide-react\/dist\/esm\/icons\/check\.|node_modules\/@radix-ui\/react-direction\//,
    minShareCount: 2,
  },
  // The app around every screen, and the lists of its routes.
  {
    name: 'shell',
    priority: 4,
    test: /site\/src\/app\/(App|ScreenSlot|WaitingScreen|Crash|features|reportFault|frame\/(Public|Shell|TopBar))|site\/src\/(ui\/(NotFound|ErrorPicture|ErrorScreen)|lib\/(feature|paths))|site\/src\/(features|pages)\/[a-z]+\/routes/,
    minShareCount: 2,
  },
  // Shared by sign-in and the frame below; without a group of its own sign-in would load that frame.
  {
    name: 'account',
    priority: 4,
    test: /domain\/account\/(api|credentials|views|focusAreas|outcome)|site\/src\/lib\/nextStep/,
    minShareCount: 2,
  },
  // The frame of signed-in screens and what all of them load.
  {
    name: 'member',
    priority: 3,
    test: /site\/src\/app\/(frame\/(Member|Account|Dock|Frame|NavItems)|useCounting)|site\/src\/features\/(notifications\/NotificationMenu\.|coach\/CoachPopup)|site\/src\/ui\/(Avatar|Menu\.)|site\/src\/lib\/(query|outbox|person|flags|firstLoad|rememberPerson|useAgePreset)|node_modules\/@tanstack\/(?!.*(useInfiniteQuery|infiniteQueryObserver))/,
  },
  // What nearly all controls are made of, and the tabs of signed-in screens.
  {
    name: 'controls',
    priority: 2,
    test: /site\/src\/ui\/(Tabs|Empty|TextArea|Rating)|node_modules\/@radix-ui\/(primitive|react-(collection|compose-refs|context|id|label|presence|primitive|roving-focus|slot|tabs|use-(callback-ref|controllable-state|layout-effect)))\//,
    minShareCount: 2,
  },
  // Radio buttons.
  {
    name: 'radios',
    priority: 1,
    test: /site\/src\/ui\/(Radios|submitOnEnter)|node_modules\/@radix-ui\/react-(radio-group|use-(is-hydrated|previous|size))\//,
    minShareCount: 2,
  },
  // Boxes.
  {
    name: 'checks',
    priority: 1,
    test: /site\/src\/ui\/Check\.|node_modules\/@radix-ui\/react-checkbox\//,
    minShareCount: 2,
  },
  // What the dashboard and the journal share.
  {
    name: 'daily',
    priority: 1,
    test: /site\/src\/(features\/checkins\/queries\.|ui\/(moodNames|MoodFloat)|lib\/useLiveChannel|features\/moderation\/(care\/(CareSlot|HelpOnly|useCareOffer|care\.)|index))|lucide-react\/dist\/esm\/icons\/(eye|flame|lock-keyhole)\.|domain\/checkins\/(moods|schema|badges|events|api)|domain\/guardians\/consentLevels|node_modules\/uuid\//,
    minShareCount: 2,
  },
  // What the journal, its trash and its page for paper share.
  {
    name: 'journal',
    priority: 0,
    test: /site\/src\/features\/journal\/(queries|useLiveJournal|entries\/(place|useFilter|useKeptScroll)|lock\/(Locked|lockKey)|sheet\/(draft|whatIsShared))\./,
    minShareCount: 2,
  },
]
