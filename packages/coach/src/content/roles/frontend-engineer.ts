import { defineRole } from '../define.ts';

export const frontendEngineer = defineRole({
  id: 'frontend-engineer',
  title: 'Frontend engineer',
  titles: [
    'frontend developer',
    'front end developer',
    'front end engineer',
    'react developer',
    'web developer',
    'ui engineer',
    'ui developer',
    'javascript developer',
    'angular developer',
    'vue developer',
    'typescript developer',
    'wordpress developer',
    'web designer',
  ],
  signals: [
    'react',
    'css',
    'html',
    'javascript',
    'typescript',
    'browser',
    'frontend',
    'vue',
    'angular',
    'accessibility',
  ],
  questions: [
    {
      id: 'fe-event-loop',
      kind: 'knowledge',
      competency: 'javascript',
      level: 1,
      type: 'technical',
      text: 'How does JavaScript handle asynchronous work although it runs on a single thread?',
      ideal:
        'JavaScript has one call stack, so it does one thing at a time. Slow work, such as a network request or a timer, is handed to the browser, and the code goes on. When the work is done, its callback is put into a queue. The event loop takes the next callback from the queue only when the call stack is empty. There are two kinds of queues: promise callbacks are microtasks and run first, right after the current code, while timers and events are macrotasks and wait for their turn. That is why a long calculation blocks clicks and painting. When I had to filter 50,000 rows in the browser, I moved the work into a web worker, and the page answered within 16 milliseconds again.',
      concepts: {
        'one call stack': 'one call stack | does one thing at a time | call stack must be empty',
        'work is handed away': 'handed to the browser | web api | runs in the background | non-blocking',
        'callback queue': 'callback is put into a queue | task queue | waits in a queue',
        'the event loop': 'event loop takes the next callback | event loop checks the queue',
        'microtasks before macrotasks':
          'microtasks run first | promises before timers | macrotask | promise callbacks',
        'long work blocks the page':
          'long calculation blocks | freezes the page | web worker | blocks the main thread',
      },
      followUps: ['In which order do a resolved promise and a timer of zero run, and why?'],
      hint: 'Where does a slow request go, and when does its answer get its turn?',
    },
    {
      id: 'fe-accessibility',
      kind: 'knowledge',
      competency: 'accessibility',
      level: 1,
      type: 'technical',
      text: 'What do you do to make a form usable for people who cannot see the screen or use a mouse?',
      ideal:
        'I start with real HTML elements, because a button, a label and a fieldset bring roles and keyboard behavior for free. Each input has a visible label tied to it, not just a placeholder. Everything can be reached with Tab in a sensible order, the focus is visible, and a dialog keeps the focus inside and gives it back when it closes. Errors stand in text next to the field, linked with aria-describedby and announced to screen readers, and never by color alone. I use ARIA only where HTML has nothing. I check contrast of at least 4.5 to 1, go through the form with the keyboard and with VoiceOver or NVDA, and run axe in the tests. On our checkout that raised the share of completed orders by keyboard users from 61 to 84 percent.',
      concepts: {
        'semantic elements': 'real html elements | semantic html | native button | fieldset',
        'labels tied to inputs':
          'label tied to the input | visible label | label for | not just a placeholder',
        'keyboard and focus order':
          'reached with tab | keyboard navigation | focus is visible | focus order | focus trap',
        'errors announced':
          'errors in text | aria-describedby | announced to screen readers | aria-live | not by color alone',
        contrast: 'contrast of at least | contrast ratio | color contrast',
        'tests with real tools': 'voiceover | nvda | screen reader test | axe | lighthouse',
      },
      followUps: ['How do you handle a custom dropdown that the designer insists on?'],
      hint: 'Go through the form in your mind with your eyes closed.',
    },
    {
      id: 'fe-slow-page',
      kind: 'case',
      competency: 'performance',
      level: 2,
      type: 'technical',
      text: 'Users on phones complain that your landing page loads slowly. How do you find out why, and what do you fix first?',
      ideal:
        'I measure before I change anything: field data for LCP, INP and CLS from real users, and then a lab run in Lighthouse and the performance panel with a slow network and a slow processor. Usually one of four things is to blame. Images: I serve AVIF or WebP in the right size, lazy load what is below the fold, and preload the hero image. JavaScript: I look at the bundle, split it by route, and remove or defer third-party scripts. Fonts: I subset them and use font-display swap. Server: caching, a CDN and compression. I fix what moves LCP first, one change at a time, and check the field data a week later. On my last project a 900 kilobyte chat widget was the culprit; loading it on click brought LCP from 4.8 to 2.1 seconds, and bookings rose by 6 percent. A budget in CI keeps it there.',
      concepts: {
        'measures with real users':
          'field data | real users | core web vitals | lcp | lighthouse | performance panel',
        images: 'image format | webp | right size | lazy load | compress images | preload the hero',
        'less JavaScript':
          'bundle size | code splitting | split by route | defer scripts | third-party scripts | tree shaking',
        'fonts and css': 'font-display | subset fonts | critical css | render blocking',
        'caching and delivery': 'cdn | caching | compression | server response time',
        'one change, then check': 'one change at a time | check the field data | budget in ci',
      },
      followUps: ['What would you do if the slow part is a script that marketing needs?'],
      hint: 'Which numbers, from whom, and which of the usual suspects first?',
    },
    {
      id: 'fe-state',
      kind: 'knowledge',
      competency: 'architecture',
      level: 2,
      type: 'technical',
      text: 'How do you decide where a piece of state should live in a React application?',
      ideal:
        'I ask who needs it and who owns the truth. If only one component needs it, it is local state with useState. If two siblings need it, I lift it to their closest common parent. If it can be computed from other state or props, I do not store it at all, because two copies drift apart. If it belongs in a link that people share or reload, such as a filter or a tab, it goes into the URL. Data from the server is not client state but a cache, so I use a library like TanStack Query with keys, staleness and invalidation. Only what many distant parts need and what rarely changes, like theme or the signed-in user, goes into context or a small store. In my last project that rule removed about 70 percent of our Redux code and a whole class of stale data bugs.',
      concepts: {
        'local first': 'local state | usestate | only one component needs it | keep it close',
        'lift to the common parent': 'lift state up | common parent | siblings share',
        'derive instead of store':
          'computed from other state | derived | single source of truth | two copies',
        'state in the URL': 'url | query parameters | share the link | survives reload',
        'server data is a cache':
          'server state | tanstack query | cache with invalidation | react query | swr',
        'global only when needed':
          'context | global store | redux | theme or signed-in user | distant components',
      },
      followUps: ['What problems does context bring when its value changes often?'],
      hint: 'Think of a few kinds of data and who owns the truth of each.',
    },
    {
      id: 'fe-css-layout',
      kind: 'knowledge',
      competency: 'css',
      level: 1,
      type: 'technical',
      text: 'When do you use flexbox and when do you use grid for a layout?',
      ideal:
        'Flexbox lays out items along one axis, a row or a column, and lets the content decide the sizes. I use it for toolbars, navigation bars, a row of tags, or centering something. Grid works in two dimensions at once: I define rows and columns, and items are placed into them, so things line up in both directions. I use it for page layouts, galleries and forms. A simple test is whether the layout or the content should be in charge. They also work together: grid for the page, flexbox inside a card. With auto-fit and minmax a grid adapts to the width without a media query. In a dashboard last year I replaced nested flex containers by one grid with named areas, which removed 120 lines of CSS and let us reorder it for phones in four lines.',
      concepts: {
        'flexbox is one-dimensional': 'one axis | one dimension | row or column | flexbox for a single line',
        'grid is two-dimensional': 'two dimensions | rows and columns | both directions',
        'content or layout in charge': 'content decides the size | layout first | content first',
        'typical uses': 'navigation bar | toolbar | centering | page layout | gallery | card',
        'use both together': 'work together | grid for the page and flexbox inside | nested',
        'responsive without queries': 'auto-fit | minmax | media query | named areas',
      },
      followUps: ['How would you build cards of equal height with aligned buttons?'],
      hint: 'How many directions must line up?',
    },
    {
      id: 'fe-bug-hunt',
      kind: 'behavioural',
      competency: 'debugging',
      level: 1,
      type: 'technical',
      text: 'Tell me about the hardest bug you have tracked down in a user interface.',
      ideal:
        'Last winter about 2 percent of our customers could not submit the address form, and none of us could reproduce it. I was responsible for the checkout, so I started with the error logs and saw that all of them used Safari on older iPhones. I borrowed such a phone, connected it to the remote inspector and filled in the form exactly as a customer had described. The autofill of Safari set the fields without firing the input event that our library listened to, so the form thought that it was empty. I wrote a failing test that set the value in the same way, read the values from the form at submit time instead, and asked two customers to try it. As a result the failed submits fell from 2 percent to zero, about 300 orders a month. Since then I test autofill on real devices.',
      concepts: {
        'the symptom and its effect': 'could not submit | users saw | percent of customers',
        'reproduced it': 'reproduce | borrowed a phone | remote inspector | same browser',
        'narrowed it down': 'error logs | narrowed down | breakpoints | bisect',
        'the real cause': 'autofill | race condition | event not fired',
        'fix with a test': 'failing test | wrote a test | regression test',
        'result and habit':
          'failed submits fell to zero | test on real devices | reports stopped | regression test prevents it',
      },
      followUps: ['How did you decide when to stop guessing and measure?'],
      hint: 'How did you make it happen on your own desk?',
    },
    {
      id: 'fe-security',
      kind: 'knowledge',
      competency: 'security',
      level: 2,
      type: 'technical',
      text: 'What is cross-site scripting, and how does a frontend protect its users from it?',
      ideal:
        "Cross-site scripting means that an attacker gets their own script to run in the page of another user, for example through a comment that contains a script tag. The script then acts with that user's rights: it can read tokens, change the page or send requests. The main defense is to treat user input as text and to escape it on output. React escapes by default; the dangerous places are dangerouslySetInnerHTML, links with a javascript: address, and inserting HTML by hand. If I must show rich text, I sanitise it with DOMPurify against an allow-list. A content security policy without inline scripts is the second line, and cookies with HttpOnly keep the session away from scripts. I also validate on the server, since the client can be bypassed, and I keep dependencies up to date, because a hijacked package is cross-site scripting too.",
      concepts: {
        'foreign script runs':
          "attacker's script runs in the page | inject script | malicious code in the browser",
        'what it can do': 'read tokens | steal the session | act with the rights of the user | steal cookies',
        'escape output': 'escape on output | treat input as text | encode | react escapes by default',
        'sanitise rich text': 'sanitise | dompurify | allow-list | dangerouslysetinnerhtml',
        'content security policy': 'content security policy | csp | no inline scripts',
        'cookies and server checks': 'httponly cookies | validate on the server | dependencies up to date',
      },
      followUps: ['How does it differ from cross-site request forgery?'],
      hint: 'What runs, where, with whose rights, and what stops it?',
    },
    {
      id: 'fe-designer',
      kind: 'behavioural',
      competency: 'collaboration',
      level: 1,
      type: 'hr',
      text: 'Describe a time when a design could not be built as drawn. How did you work it out with the designer?',
      ideal:
        'At my last company a designer had drawn a table with nine columns and hover actions, and most of our users were on tablets in a warehouse. I was to build it within one sprint. I did not just say that it was impossible; I made a quick prototype with real data in an hour and showed it to her on a tablet. She saw at once that names were cut off and that there is no hover. I asked her which three columns the workers need to decide, and we sketched a card for small screens together, with one main action and the rest behind a menu. I kept her version for wide screens. We tested it with four workers the next day. As a result they found an order in 8 seconds instead of 20, and since then we look at real data together before a design is final.',
      concepts: {
        'what could not work': 'nine columns | no hover on tablets | not feasible | cut off',
        'showed it with a prototype': 'prototype | showed it on a tablet | real data | demo',
        'understood the intent':
          'asked which columns | what the user needs | the goal of the design | why it was drawn',
        'found it together': 'sketched together | alternative | compromise | worked it out together',
        'tested and result': 'tested with users | seconds instead | faster',
      },
      followUps: ['What did you learn about how designers see your work?'],
      hint: 'What did you show, what did you ask, and what did you both decide?',
    },
    {
      id: 'fe-testing-ui',
      kind: 'knowledge',
      competency: 'code quality',
      level: 2,
      type: 'technical',
      text: 'How do you test user interface components so that the tests survive a refactoring?',
      ideal:
        'I test what the user sees and does and not how the component is built. With Testing Library I look for elements by role and label, type and click like a user, and check the text or state that appears; I never check internal state, class names or how often a function was called. That way I can swap a hook or a store and the tests still pass. I mock only the edge, the network, with a tool like MSW, so the real component tree runs. I use snapshot tests hardly at all, because people approve them without reading. For journeys that matter, such as sign-up and payment, I add a few Playwright tests in a real browser, and visual comparisons for the design system. In my last team we rewrote forms from Formik to React Hook Form, 40 files, and only two tests had to change.',
      concepts: {
        'behavior over internals':
          'what the user sees | not how the component is built | behavior | not internal state | implementation details',
        'queries by role and label': 'by role and label | testing library | accessible name',
        'acts like a user': 'type and click | user events | like a user',
        'mock only the network': 'mock the network | msw | mock only the edge',
        'few snapshots': 'snapshot tests hardly | avoid snapshots',
        'journeys in a real browser':
          'playwright | end-to-end for critical journeys | cypress | real browser | visual comparison',
      },
      followUps: ['What do you do with a test that fails once in fifty runs?'],
      hint: 'What would still be true after you rewrote the inside?',
    },
    {
      id: 'fe-estimate',
      kind: 'situational',
      competency: 'planning',
      level: 2,
      type: 'hr',
      text: 'Your product owner asks for a date for a feature whose design is still changing. What do you say?',
      ideal:
        'I would not give a single date that I do not believe in. I would ask first what the date is for, because a trade fair needs another answer than a rough plan. Then I would split the feature into parts that are clear and parts that are open. For the clear ones I give an estimate with the team; for the open ones I give a range and name what it depends on, for example "two to five days, depending on whether we need offline mode". I would offer to build a thin first version of the stable part, so that the design can be tried with real users, and name a day when I will know more. I write the assumptions down, and when one of them changes I say so the same day and not at the end. That keeps trust even when the date moves.',
      concepts: {
        'asks what the date is for':
          'ask first what the date is for | trade fair needs another answer | purpose of the deadline | what the deadline hangs on',
        'splits clear from open': 'split the feature | clear and open parts',
        'a range with assumptions': 'assumptions | best and worst case | confidence',
        'a thin first version': 'thin first version | prototype | slice | minimum version | spike',
        'updates early': 'say so the same day | update | re-estimate | communicate early',
      },
      followUps: ['What do you do when the date was already promised to a customer?'],
      hint: 'What do you know, what do you not know, and when will you know it?',
    },
    {
      id: 'fe-design-system',
      kind: 'case',
      competency: 'architecture',
      level: 3,
      type: 'technical',
      text: 'Five teams build similar buttons, forms and tables in five ways. How would you bring them to a shared design system?',
      ideal:
        'I would start with an inventory and not with a library: screenshots of every button, form and table, and how often each occurs, because the mess itself makes the case. Then I would agree with design on tokens for color, spacing and type, and build only the five components that cover most of the screens, with accessibility, documentation in Storybook and visual tests. I would take one team as a pilot, sit with them while they migrate a real page, and change the components where they fight. For the rest I would offer codemods and a lint rule against new copies, rather than a deadline. Someone must own it: a small core team, with contributions by the others under clear rules, versions and a changelog. I measure adoption and the time for a new page. At my last company adoption reached 70 percent in nine months, and a form took one day instead of three.',
      concepts: {
        'inventory first': 'inventory | screenshots of every button | audit | how often each occurs',
        'tokens agreed with design': 'tokens | color spacing and type | agree with design | foundations',
        'a few components first': 'only the five components | start small | most used components',
        'accessible and documented': 'storybook | accessibility | visual tests',
        'a pilot team': 'pilot | one team first | early adopter',
        'easy migration': 'codemods | lint rule | gradual migration | migration guide',
        'ownership and measure': 'core team | contribution rules | versions | measure adoption | ownership',
      },
      followUps: ['How do you answer a team that needs an exception every week?'],
      hint: 'How do you prove the problem, start small, and make the new way the easy way?',
    },
    {
      id: 'fe-migration',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Tell me about a large frontend change that you led while the product kept shipping.',
      ideal:
        'Two years ago our product ran on an old AngularJS application of 180 screens, and hiring had become hard. I was asked to lead the move to React with four developers, without stopping features. I decided against a rewrite, because the last one had failed. We put a small shell in front, so that old and new screens could live side by side, and moved one route at a time, starting with the screen that changed most often. I agreed with product on 20 percent of each sprint, published a chart of moved screens every week, and paired with each developer on their first one. When two migrated screens got slower, I stopped for a week and we fixed the bundle. As a result we were done in 14 months with no release missed, the start time fell from 6 to 2 seconds, and support tickets dropped by 30 percent.',
      concepts: {
        'why the change was needed': 'old application | hiring had become hard | outdated | technical debt',
        'step by step, no rewrite':
          'decided against a rewrite | one route at a time | gradually | incremental',
        'agreed room with product':
          'agreed with product | 20 percent of each sprint | stakeholders | balance features',
        'led the people':
          'paired with each developer | chart every week | supported the team | shared progress',
        'handled setbacks': 'got slower | stopped for a week | adjusted the plan | rolled back',
        'measured result': 'done in months | no release missed | dropped by',
      },
      followUps: ['What would you have needed to finish in half the time?'],
      hint: 'Why, how in small steps, who came along, and what it brought.',
    },
  ],
});
