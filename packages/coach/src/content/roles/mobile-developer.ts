import { defineRole } from '../define.ts';

export const mobileDeveloper = defineRole({
  id: 'mobile-developer',
  title: 'Mobile developer',
  titles: [
    'mobile developer',
    'mobile app developer',
    'mobile engineer',
    'mobile software engineer',
    'ios developer',
    'ios engineer',
    'android developer',
    'android engineer',
    'app developer',
    'swift developer',
    'kotlin developer',
    'flutter developer',
    'react native developer',
    'xamarin developer',
  ],
  signals: [
    'ios',
    'android',
    'swift',
    'swiftui',
    'kotlin',
    'jetpack',
    'xcode',
    'flutter',
    'crashlytics',
    'testflight',
    'gradle',
    'mobile',
  ],
  questions: [
    {
      id: 'mob-lifecycle',
      kind: 'knowledge',
      competency: 'platform knowledge',
      level: 1,
      type: 'technical',
      text: 'A user is half way through a form in your app when a phone call comes in. What happens to the app, and what must your code do?',
      ideal:
        'When the call takes the screen, my app first becomes inactive and then moves to the background, where it may be suspended and later killed without any warning if the system needs memory. So I must not lose what the user has typed. I save a draft when the app goes to the background: on Android small values in the saved instance state and longer drafts on disk, on iOS in a file or with state restoration. A view model alone survives a rotation but not the death of the process. I also release what others need, such as camera, microphone and location, and pause animations and timers. When the app comes back, I restore the form and check whether the session is still valid. I test it by letting the system kill the process, with the developer option for that. In our loan form this cut abandoned applications by eight percent.',
      concepts: {
        'goes to the background':
          'moves to the background | becomes inactive | app is suspended | paused and stopped',
        'may be killed':
          'killed without any warning | process death | system needs memory | terminated by the system',
        'saves the input':
          'save a draft | saved instance state | state restoration | persist what the user typed | draft on disk',
        'releases resources':
          'camera microphone and location | release resources | pause animations and timers | stop sensors',
        'restores on return':
          'restore the form | session still valid | refresh data | comes back to the same place',
        'tests for it':
          'letting the system kill the process | developer option | simulate process death | do not keep activities',
      },
      followUps: ['How does a rotation of the screen differ from that?'],
      hint: 'Follow the app through its states and ask at each one what could be lost.',
    },
    {
      id: 'mob-stutter',
      kind: 'case',
      competency: 'performance',
      level: 1,
      type: 'technical',
      text: 'A list of photos stutters while users scroll. How do you find the reason, and how do you make it smooth?',
      ideal:
        'I measure on a cheap real device with a release build, because a simulator or a debug build misleads. At 60 hertz each frame has about 16 milliseconds, so I record a scroll with Instruments or the Android profiler and look at what blocks the main thread. With photos it is nearly always the pictures. First, they are decoded at full size; I load a thumbnail or downsample to the size of the cell. Second, decoding runs on the main thread, so I move it to the background. Third, the same picture is loaded again and again, so I use a memory and disk cache, and cancel the load when the cell leaves the screen. Then I check that cells are reused and that keys are stable. I change one thing at a time and measure again. On our gallery slow frames fell from 18 to under two percent.',
      concepts: {
        'measures on a real device':
          'cheap real device | release build | instruments or profiler | record a scroll | measure frame time',
        'time for one frame':
          '16 milliseconds | blocks the main thread | frame budget | 60 hertz | work on the ui thread',
        'right size of picture':
          'decoded at full size | load a thumbnail | downsample to the cell | resize images',
        'off the main thread':
          'decoding in the background | move it to the background | background thread | asynchronous loading',
        'cache and cancel': 'memory and disk cache | cancel the load | cached images | prefetch rows ahead',
        'cells reused': 'cells are reused | recycled views | stable keys | flat layout | lazy list',
      },
      followUps: ['What do you look at if the stutter happens only on the first scroll?'],
      hint: 'Tool and device first; then think of what happens to each picture before it is drawn.',
    },
    {
      id: 'mob-platform-design',
      kind: 'situational',
      competency: 'collaboration',
      level: 1,
      type: 'hr',
      text: 'A designer gives you a screen drawn for the iPhone and asks for exactly the same on Android. How do you handle it?',
      ideal:
        'I would first ask what must be the same, because behind such a wish there is often a good reason: a brand look, a deadline, or users who own both. Then I would go through the screen with the designer, element by element, on an Android phone. I would separate two kinds of things. Colors, type, tone and the order of steps can be the same everywhere. Navigation, the back gesture, date pickers and permissions should follow the platform, since users bring habits from their other apps, and built-in controls come with accessibility for free. I would name the price too: a copy of the iOS picker costs me about four days and must be maintained. Where we differ, I would build a quick prototype of both and let five users try it. I once did this with a tab bar; four of five were quicker with the native one, and we wrote a short list of such rules together.',
      concepts: {
        'asks for the reason': 'good reason behind the wish | why exactly the same | goal of the design',
        'what may be shared': 'colors and type | brand look | order of steps | same content everywhere',
        'what follows the platform':
          'should follow the platform | back gesture | date pickers | habits from other apps | native controls | material guidelines',
        'names the cost':
          'costs me days | must be maintained | effort of custom controls | accessibility for free',
        'settles it by trying': 'quick prototype | let users try it | usability test | try both versions',
        'agreed rules for later':
          'list of rules together | design system | agreed with the designer | wrote down together',
      },
      followUps: ['What if there is no time to ask any users?'],
      hint: 'Look for the wish behind the request, then sort the screen into two heaps.',
    },
    {
      id: 'mob-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What do you enjoy about building apps for phones, and why would you like to do it with us?',
      ideal:
        'I enjoy that a phone is with people at the moment that counts, and that every tap is felt. My first app was a timetable for the bus line in my town. I built it in three weekends because I kept missing the last bus, and after a year 6,000 people used it. One winter morning it crashed on an older model, and 50 mails arrived before breakfast; I fixed it that day and have tested on old devices ever since. I like the limits of the trade: little memory, poor network, a thumb that covers half of the screen. They force me to decide what matters, and I like doing that together with a designer. Next I want to go deeper into offline work. Your app guides technicians in tunnels and cellars, and I would be glad to solve just that with you.',
      concepts: {
        'what is special about phones':
          'with people at the moment that counts | every tap is felt | in the pocket | close to the user',
        'a first-hand story': 'my first app | people used it | i published | downloads',
        'likes the limits':
          'little memory | poor network | limits of the trade | battery and screen | force me to decide',
        'where to grow': 'next i want to | go deeper | offline work',
        'why this product': 'your app guides technicians | offline work with you | your app',
      },
      followUps: ['Which app on your own phone do you admire, and what would you change in it?'],
      hint: 'Something you built and who used it says most; then what you want next, and why here.',
    },
    {
      id: 'mob-cross-platform',
      kind: 'knowledge',
      competency: 'architecture',
      level: 2,
      type: 'technical',
      text: 'When would you build with Flutter or React Native, and when with native code on each platform?',
      ideal:
        'I decide by the product and the people, not by taste. A cross-platform framework fits when both apps show the same forms, lists and content, the team is small, and time to market counts; one code base can save a third or more of the effort, though never half, because releases, permissions and testing stay double. I go native when the app lives from the platform: heavy camera or audio work, augmented reality, widgets and watches, Bluetooth in the background, or new system features on the first day. The risks of a framework are plugins that nobody maintains, larger start time and size, bridges I must write in Swift and Kotlin anyway, and dependence on one vendor. There is a middle way: share only the logic, for example with Kotlin Multiplatform, and keep the screens native. I would test the riskiest feature with a prototype of a week before deciding. In one project that prototype showed that Bluetooth lost its connection in the background, so we went native and saved ourselves a rewrite.',
      concepts: {
        'when shared code fits':
          'same forms and lists | team is small | time to market | one code base | content apps',
        'when native fits':
          'heavy camera or audio | augmented reality | bluetooth in the background | new system features | watches and widgets',
        'savings are limited': 'releases and testing stay double | saves a third',
        'risks of the framework':
          'plugins nobody maintains | bridges in swift and kotlin | dependence on one vendor | larger size and start time | framework updates',
        'middle way': 'share only the logic | kotlin multiplatform | screens native | shared core',
        'prototype before deciding':
          'prototype of a week | test the riskiest feature | proof of concept | spike',
      },
      followUps: ['How would you move an existing native app over step by step?'],
      hint: 'Let the product, the team and the riskiest feature speak, and name the price of each.',
    },
    {
      id: 'mob-offline',
      kind: 'case',
      competency: 'architecture',
      level: 2,
      type: 'technical',
      text: 'How would you build an app for field technicians that has to work all day without a signal?',
      ideal:
        'I make the local database the source of truth: screens read from and write to it only, and the network is merely a way to synchronize. In the morning the app downloads the jobs, parts and drawings of the day, with a visible mark that it is ready to go offline. Each action is stored together with an entry in an outbox, in one transaction, with an id made on the device, so that sending it twice does no harm on the server. A background worker sends the outbox when a network appears, with growing pauses, and photos separately and resumable. Conflicts need a rule for each kind of data: for notes I append, for the status the server decides by version, and where two people changed the same reading I ask a human. The user always sees what is still waiting. The data is encrypted, since phones get lost. I test in flight mode, with a killed process and with a clock that is wrong. At my last company this brought lost reports from 30 a month to none.',
      concepts: {
        'local database first':
          'local database the source of truth | screens read from local storage | offline first | store on the device',
        'download ahead':
          'downloads the jobs of the day | preload data | cache before leaving | ready to go offline',
        'queue of changes':
          'outbox | queue of actions | background worker sends | retry with growing pauses | pending changes',
        'safe to send twice':
          'id made on the device | sending twice does no harm | idempotent | unique client id',
        'rules for conflicts':
          'conflicts need a rule | server decides by version | ask a human | last write wins | merge changes',
        'visible state and protection':
          'user sees what is waiting | data is encrypted | sync status | flight mode test',
      },
      followUps: ['What happens when the app is updated while changes are still waiting?'],
      hint: 'Decide where the truth lives; then follow one change from tap to server and back.',
    },
    {
      id: 'mob-crash-spike',
      kind: 'situational',
      competency: 'release management',
      level: 2,
      type: 'technical',
      text: 'An hour after your new version is out, the crash rate has doubled. What do you do?',
      ideal:
        'First I would halt the staged rollout in both stores, because that stops further automatic updates; unlike on a server, I cannot take it back from those who have it. Next I would look at the crash reports: which stack trace leads, on which devices, system versions and screens, and does it hit at start or in one function? If the new code sits behind a remote flag, I would switch it off, and that heals installed apps within minutes. If the cause is a changed answer from the server, the backend team can roll back theirs, so I would ask them early. Otherwise I prepare a hotfix branched from the released tag with the smallest possible change, test it on an affected device, and ask for an expedited review. Meanwhile I would inform support. Afterwards I would add a test and a gate: we begin at one percent and stop the rollout below 99.5 percent crash-free sessions. Last year such a stop limited a fault to 800 users.',
      concepts: {
        'halt the rollout':
          'halt the staged rollout | pause the phased release | stops further automatic updates | stop the update from spreading',
        'no recall of installed apps':
          'cannot take it back | installed versions stay | no rollback on phones | users keep the version',
        'read the crash reports':
          'crash reports | stack trace | which devices and system versions | at start or one function | symbolicated',
        'switch off remotely':
          'remote flag | switch it off | server side fix | backend can roll back | kill switch',
        'minimal hotfix':
          'hotfix | smallest possible change | expedited review | branched from the released tag',
        'guard for the next release':
          'crash-free sessions | begin at one percent | stop the rollout below | add a test | smaller stages',
      },
      followUps: ['What if the app crashes before it can fetch any flags?'],
      hint: 'What can still be stopped, what can be changed from afar, and what has to go out anew?',
    },
    {
      id: 'mob-store-rejection',
      kind: 'behavioural',
      competency: 'problem solving',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time when an app store rejected or blocked your release. How did you deal with it?',
      ideal:
        'In my previous team our update was rejected five days before a television campaign, because the reviewer could not see why we asked for location at all times. I was responsible for the release. I read the guideline twice, then looked at our request from the side of a user: the reviewer was right, one screen needed location, and only while in use. I compared two ways, to appeal or to change the permission, and chose the change, since an appeal might take longer than we had. I rewrote the request so that it appears on that screen with a plain reason, with wording from our designer, and sent a video of the flow with a test account. I told marketing the same day that there was a risk, and we agreed on a fallback text. As a result it was approved in 26 hours, and the share of users who granted location rose from 48 to 71 percent. I learned to read permissions as a reviewer would; since then it stands on our release checklist.',
      concepts: {
        'reason for the rejection':
          'rejected because | reviewer could not see | guideline | asked for location | missing account deletion',
        'took the rule seriously':
          'read the guideline | reviewer was right | from the side of a user | understood the objection',
        'weighed appeal and change':
          'appeal or change | compared two ways | chose the change | appeal might take longer',
        'made it easy to approve':
          'video of the flow | test account | plain reason | notes to the reviewer | rewrote the request',
        'kept others informed':
          'told marketing | agreed on a fallback | informed the product manager | warned stakeholders',
        'result and lesson': 'approved in hours | release checklist',
      },
      followUps: ['When would you appeal a rejection?'],
      hint: 'Deadline, the reviewer’s point, the choice you made, the outcome, and the habit that stayed.',
    },
    {
      id: 'mob-token-security',
      kind: 'knowledge',
      competency: 'security',
      level: 3,
      type: 'technical',
      text: 'How do you protect a login token on a phone, and what can somebody who holds the device still do?',
      ideal:
        'I store the token in the Keychain on iOS and, on Android, encrypted with a key from the Keystore that never leaves the secure hardware; never in preferences, plain files or logs. I mark it as available only when the device is unlocked and bound to this device, so that a backup does not carry it to another phone. A bank adds a biometric check. Then I limit what a stolen token is worth: an access token of some minutes, a refresh token that rotates at each use, and a way to end all sessions on the server. All traffic uses TLS, with pinning only where we can manage the change of keys. What remains: on a rooted or jailbroken device an attacker can hook the running app and read the token from memory, so nothing that must stay secret belongs in the app, and the server checks every right. A test of ours found tokens in crash logs; we removed 12 such places.',
      concepts: {
        'system key store':
          'keychain | keystore | key never leaves the secure hardware | encrypted storage of the system',
        'not in plain storage':
          'never in preferences | no plain files | not in logs | shared preferences are unsafe | backup does not carry it',
        'unlock or biometrics':
          'only when unlocked | biometric check | face or fingerprint | bound to this device',
        'short life and rotation':
          'access token of some minutes | refresh token rotates | short-lived token | end all sessions on the server | revoke',
        'transport protection': 'tls | certificate pinning | encrypted traffic | man in the middle',
        'what remains possible':
          'rooted or jailbroken | read from memory | hook the running app | nothing secret belongs in the app | server checks every right',
      },
      followUps: ['Would you block rooted devices? Why or why not?'],
      hint: 'Where it lies, how long it lives, how it travels, and what you can’t prevent.',
    },
    {
      id: 'mob-big-app',
      kind: 'case',
      competency: 'architecture',
      level: 3,
      type: 'technical',
      text: 'Eight teams share one app with 300 screens, and a clean build takes 25 minutes. How would you restructure it?',
      ideal:
        'I would measure before cutting: a build scan shows whether compile time, code generation or one giant module is to blame, and the history shows which files change together. Then I split by feature, not by layer, so that a team owns its module from screen to data. Each feature has a small public interface module and a hidden implementation; features depend only on interfaces of others, which keeps the graph flat, lets modules compile in parallel and stops one change from rebuilding everything. Shared things, such as design system, networking and navigation, become a few core modules with owners. Navigation goes through routes, so that features do not know each other. A remote build cache and small demo apps, one for a feature, give developers a loop of seconds. I would not stop for a rewrite: first the leaf features, two a sprint, with a rule in the pipeline that forbids new cross dependencies. The cost is more build files. In my last app clean builds went from 22 to nine minutes, and incremental ones to 40 seconds.',
      concepts: {
        'measure first':
          'build scan | measure before cutting | which files change together | profile the build',
        'modules by feature': 'split by feature | team owns its module | not by layer | feature modules',
        'interfaces between modules':
          'public interface module | hidden implementation | depend only on interfaces | api and implementation modules | flat graph',
        'shared core and routes':
          'core modules with owners | navigation through routes | design system module | deep links between features',
        'faster loop': 'remote build cache | demo apps | compile in parallel | incremental builds',
        'gradual and guarded':
          'not stop for a rewrite | leaf features first | rule in the pipeline | forbids new dependencies',
      },
      followUps: ['Who decides about the core modules when eight teams want changes?'],
      hint: 'Find what costs the time, choose the line to cut along, and say how you get there while shipping.',
    },
    {
      id: 'mob-rating',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 3,
      type: 'hr',
      text: 'Describe how you turned round an app that its users were complaining about.',
      ideal:
        'When I joined as mobile lead, our parking app stood at 2.6 stars, and my task was to bring it above four within a year. I read 900 reviews and tagged them with a colleague from support: 41 percent were about crashes at payment, 23 percent about being logged out, and very few about missing features. So I proposed to stop new features for six weeks. The product owner was worried, and I understood why, so we agreed on a weekly figure, completed payments, to show that it paid. I fixed the ten worst crashes with two developers, replaced the login and added an alert on failed payments. I also answered reviews myself for an hour a week and asked for a rating only after a successful parking, never in the middle of a task. As a result crash-free sessions rose from 97.1 to 99.8 percent, completed payments by 12 percent, and the rating to 4.3 in nine months. I learned to count complaints before planning, and I do it each quarter now.',
      concepts: {
        'starting point':
          'stood at 2.6 stars | low rating | crashes at payment | bad reviews | complaints per week',
        'sorted the complaints': 'read reviews and tagged them | counted complaints | grouped the feedback',
        'fought for time to repair':
          'stop new features | agreed on a weekly figure | convinced the product owner | stability first',
        'own repairs': 'fixed the worst crashes | replaced the login | added an alert | reduced start time',
        'talked with users':
          'answered reviews | asked for a rating after success | colleague from support | interviewed users',
        'result measured': 'crash-free sessions rose | rating to 4.3 | payments rose by',
      },
      followUps: ['What would you have done if the figure had not moved?'],
      hint: 'Where it stood, what the complaints had in common, what you stopped for it, and the figures.',
    },
    {
      id: 'mob-old-devices',
      kind: 'behavioural',
      competency: 'decision making',
      level: 3,
      type: 'technical',
      text: 'When did you last decide to end support for an old operating system version, and how did you weigh it?',
      ideal:
        'Last year I proposed to raise our minimum from Android 6 to Android 8, and I was responsible for the case. I first measured from our own analytics and not from worldwide figures: 1.7 percent of active users were below it, bringing 0.9 percent of revenue, but 14 percent of our crashes and about six developer days a month in workarounds. Then I talked with the country managers, because an average hides a lot; in one market the share was seven percent. So I weighed three options: keep it, drop it everywhere, or drop it with a grace period. I chose the last. We told those users in the app four months ahead, the store kept offering them the last compatible version, and the server stayed compatible with it for a year. I removed 3,800 lines and tested the update on five devices. As a result crashes fell by 12 percent, and we lost fewer than 300 accounts. I learned to look by country first, and I have since written a policy that reviews it every autumn.',
      concepts: {
        'own usage figures': 'own analytics | percent of active users | share of revenue | usage by version',
        'cost of keeping it':
          'crashes on old versions | developer days a month | workarounds | test effort | missing apis',
        'average hides groups': 'talked with country managers | share in one market | by country',
        'options weighed':
          'three options | grace period | drop it everywhere | keep it longer | chose the last',
        'fair way out for users':
          'told users in the app | last compatible version | server stayed compatible | months ahead | notice in advance',
        'result and rule': 'crashes fell by | lost fewer than | written a policy',
      },
      followUps: ['At which share of users would you have kept the old version?'],
      hint: 'Put users, money and effort side by side, and show how you treated those left behind.',
    },
  ],
});
