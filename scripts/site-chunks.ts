/** What sign-in and every form load. */
const forms =
  /site\/src\/(ui|lib)\/(?!person|paths|Identity|feature\.|nextStep|firstLoad|leave\.|sendWaiting|rememberPerson|useAgePreset|flags|WithMessages|NotFound|Error(Picture|Screen)|RichText|charts|Check\.|Radios|Pills|Dialog|Popover|panelPlace|Toast(Part|Host\.m)|submitOnEnter|removeScroll|openLayers|toastRegion|Slider|Week|[mM]ood|IntensityInput|CheckIn|Badge|Avatar|Boat|Arthur|StrengthMeter|Streak|Step(s|Page)|ProgressLine|CarePanel|Choices|FocusChoices|HardPicture|Switch|Tabs|Menu|Select|TextArea|Rating|RuleList|Empty|CodeInput|useLive|useFollow|useInstant|useSaves|useCountdown|useQueryError|putPerson|realtime|reconnect|query|push|outbox|Country|countries|TimeZone|timeZones|suggest)|lucide-react\/dist\/esm\/icons\/(check|arrow-left|plus|x)\.|node_modules\/@radix-ui\/react-direction\//
/** The app around every screen, and the lists of its routes. */
const shell =
  /site\/src\/app\/(App|ScreenSlot|WaitingScreen|Crash|features|reportError|frame\/(Public|Shell|TopBar))|site\/src\/(ui\/(NotFound|ErrorPicture|ErrorScreen)|lib\/(feature|paths))|site\/src\/(features|pages)\/[a-z]+\/routes/
/** What a screen has to know of the account and of days, and small parts that plots wait in. */
const account =
  /site\/src\/ui\/charts\/usePlots|domain\/time\/localDay|domain\/account\/(api|credentials|views|focusAreas|outcome)|site\/src\/lib\/nextStep/

/**
 * Small parts that many screens share travel together: a few files instead of fifty. A group takes what its files
 * import along, unless a group of higher priority has it. After a change here open every route in a browser: a wrong
 * group builds, and fails when it is loaded.
 */
export const chunkGroups = [
  // Shared by everything, and by the plots, which load later. Changes seldom, so browsers keep it.
  { name: 'react', priority: 6, test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  // What every screen of the app loads, signed in or not.
  {
    name: 'app',
    priority: 5,
    test: (id: string) => [forms, shell, account].some((part) => part.test(id)),
    minShareCount: 2,
  },
  // The frame of signed-in screens and what all of them load.
  {
    name: 'member',
    priority: 3,
    test: /site\/src\/app\/(frame\/(Member|Account|Dock|Frame|NavItems)|useCounting)|site\/src\/features\/(notifications\/NotificationMenu\.|coach\/CoachPopup)|site\/src\/ui\/(Avatar|Menu\.)|site\/src\/lib\/(query|useQueryError|outbox|person|flags|firstLoad|rememberPerson|useAgePreset)|domain\/notifications\/kinds|node_modules\/@tanstack\/(?!.*(useInfiniteQuery|infiniteQueryObserver))/,
  },
  // What nearly all controls are made of, boxes, and the tabs of signed-in screens.
  {
    name: 'controls',
    priority: 2,
    test: /site\/src\/ui\/(Tabs|Empty|TextArea|Rating|Radios|submitOnEnter|Check\.)|node_modules\/@radix-ui\/(primitive|react-(checkbox|collection|compose-refs|context|id|label|presence|primitive|roving-focus|slot|tabs|radio-group|use-(is-hydrated|previous|size|callback-ref|controllable-state|layout-effect)))\//,
    minShareCount: 2,
  },
  // What the dashboard and the journal share.
  {
    name: 'daily',
    priority: 1,
    test: /site\/src\/(features\/checkins\/queries\.|ui\/(moodNames|MoodFloat)|lib\/useLiveChannel|features\/moderation\/(care\/(CareSlot|HelpOnly|useCareOffer|care\.)|index))|lucide-react\/dist\/esm\/icons\/(eye|flame|lock-keyhole|pen-line)\.|domain\/checkins\/(moods|schema|badges|events|api)|domain\/guardians\/consentLevels|node_modules\/uuid\//,
    minShareCount: 2,
  },
  // What the dashboard shows first, and its other tabs use too.
  {
    name: 'today',
    priority: 1,
    test: /site\/src\/(features\/checkins\/(form\/(draft|CheckIn\.|AdultCheckIn|AfterCheckIn|useCheckInDraft|checkInBody|useSending|CheckInState|IntensityInput|CheckInScene|checkIn\.|DetailsQuestion|MoodPicker|MoodQuestion|WhatParentSees|PrivacyQuestion|SendNotice|StrengthQuestion|NoteQuestion)|Emphasis|checkins\.module|overview\/|charts\/Week)|pages\/dashboard\/(Dashboard\.|AddressNote|Head|TodayTab|dashboard\.module|tab|use|partOfDay)|ui\/(StreakRun|Badge))/,
  },
  // The mark of something new at Rooms, and the rooms themselves.
  {
    name: 'rooms',
    priority: 1,
    test: /site\/src\/features\/chat\/(list\/(RoomsMark|list\.module)|queries)\.|domain\/(chat\/|access\/|moderation\/(categories|blocksApi|api|schema))/,
    includeDependenciesRecursively: false,
    minShareCount: 1,
  },
  // The coach's message and his line on Today.
  {
    name: 'coach',
    priority: 1,
    test: /site\/src\/(features\/coach\/(coach\.module|queries)|ui\/Arthur)\./,
    includeDependenciesRecursively: false,
    minShareCount: 2,
  },
  // What opens above the page; toasts, which every screen loads when it is idle, come along.
  {
    name: 'layers',
    priority: 1,
    test: /site\/src\/ui\/(openLayers|ToastPart)|node_modules\/@radix-ui\/react-(dismissable-layer|portal|visually-hidden)\//,
  },
  // What the pages of the store share.
  {
    name: 'shelf',
    priority: 0,
    test: /site\/src\/features\/store\/(Goods|BuyBox|ShelfPicture|StoreHead|StoreLinks|paths|store\.module)|domain\/store\//,
    // What those import is other screens' too, and stays where it is.
    includeDependenciesRecursively: false,
    minShareCount: 2,
  },
  // What asks for an address to be confirmed, on Today and in recovery.
  {
    name: 'address',
    priority: 1,
    test: /domain\/account\/(contact|mailbox)\.|site\/src\/features\/account\/recovery\/errorToast\./,
    includeDependenciesRecursively: false,
    minShareCount: 2,
  },
  // What the journal, its trash and its page for paper share.
  {
    name: 'journal',
    priority: 0,
    test: /site\/src\/features\/journal\/(journal\.module|queries|useLiveJournal|entries\/(listPosition|useFilter|useKeptScroll)|lock\/(Locked|lockKey)|sheet\/(draft|moods\.module|whatIsShared))\./,
    minShareCount: 2,
  },
  // The messages of the frame around every member's screen, a file for each language.
  {
    debugName: 'messages',
    name: (id: string) => `messages-${/messages\/(\w+)\//.exec(id)![1]}`,
    priority: 0,
    test: /\/messages\/\w+\/(chat|checkinNames|coach|notifications)\.ts$/,
  },
]
