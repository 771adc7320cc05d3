/**
 * The pages of the documentation that are written by hand, in the order in which they are read. Each has its `path`, which
 * is that of its page in the site, without its ending; its source is the file of that path in `docs/`, unless `source`
 * says another one; `name` is what it is called in the contents; `body` is a file of HTML that follows the text. A page whose file
 * is not there is left out.
 */
export const GUIDES = [
  {
    title: 'Start',
    pages: [
      {
        path: 'index',
        name: 'Overview',
        description: 'Custom elements that let any web page show and manage locks, thermostats and noise sensors.'
      },
      {
        path: 'getting-started/html',
        name: 'HTML',
        description: 'A device table in a plain HTML page, with a filter and a click handler, in 60 seconds.'
      },
      {
        path: 'getting-started/react',
        name: 'React',
        description: 'From an empty folder to a device table in React, in four commands.'
      },
      {
        path: 'getting-started/next',
        name: 'Next',
        description: 'From an empty folder to a device table in Next, rendered on the server and hydrated.'
      },
      {
        path: 'getting-started/vue',
        name: 'Vue',
        description: 'From an empty folder to a device table in Vue, in four commands.'
      },
      {
        path: 'getting-started/angular',
        name: 'Angular',
        description: 'From an empty folder to a device table in Angular, with typed inputs and outputs.'
      },
      {
        path: 'getting-started/svelte',
        name: 'Svelte',
        description: 'From an empty folder to a device table in Svelte, in four commands.'
      }
    ]
  },
  {
    title: 'Guides',
    pages: [
      {
        path: 'troubleshooting',
        name: 'When something does not work',
        description: 'Everything that the console says of a mistake, what a person sees of others, and what to do.'
      },
      {
        path: 'doctor',
        name: 'Doctor',
        description: 'A command that looks at your project and says what is missing or risky before a user meets it.'
      },
      {
        path: 'sessions',
        name: 'Sessions and sign-out',
        description:
          'Where an element takes its session from, and how everything is forgotten when your user signs out.'
      },
      {
        path: 'server-tokens',
        name: 'Tokens from your server',
        description: 'A client session token for the user who is signed in, made by Next, Express, Nuxt or any server.'
      },
      {
        path: 'versions',
        name: 'Versions',
        description: 'What a version number promises, what counts as the interface, and what runs the elements.'
      },
      {
        path: 'frameworks',
        name: 'In a framework',
        description: 'Typed components for React and Vue, directives for Angular, types for Svelte: what each does.'
      },
      {
        path: 'events',
        name: 'Events',
        description: 'What the elements tell your page, what you can cancel, and what happens when something fails.'
      },
      {
        path: 'house-at-a-glance',
        name: 'A house at a glance',
        description: 'One sentence on a house, what needs a person with its next step, and what is going on today.'
      },
      {
        path: 'issues',
        name: 'What is wrong',
        description:
          'Each code of the platform as a plain sentence with a next step, and how to take the step yourself.'
      },
      {
        path: 'views',
        name: 'Views',
        description: 'Sort, group and filter the devices of a table, and keep the view in your address.'
      },
      {
        path: 'many-at-once',
        name: 'Many at once',
        description:
          'Choose many devices or access codes of a table, and lock, set, give a code to or delete all of them.'
      },
      {
        path: 'acting-from-the-list',
        name: 'Acting from the list',
        description: 'A button beside each row of the device table, and 8 seconds in which what was done can be undone.'
      },
      { path: 'routing', name: 'Routing', description: 'Let your router follow and lead what is open in a table.' },
      {
        path: 'codes-of-a-house',
        name: 'Codes of a house',
        description: 'Sharing a code as text or as a guest pass, and managing the codes that somebody set at the door.'
      },
      {
        path: 'thermostat-schedules',
        name: 'Schedules of thermostats',
        description: 'What is in force at a thermostat and until when, its exceptions, daily programs and week.'
      },
      {
        path: 'activity',
        name: 'Activity',
        description: 'What happened at the devices, day by day: who came in and how, codes, batteries, noise, accounts.'
      },
      {
        path: 'theming',
        name: 'Theming',
        description: 'Themes, tokens, parts, slots and states: make the elements look like your product.'
      },
      {
        path: 'playground',
        name: 'Theming playground',
        description: 'Try themes and tokens on live elements, and copy what you see.',
        body: 'playground.html',
        script: 'playground.js'
      },
      { path: 'languages', name: 'Languages', description: 'Ten languages, and how to change any text.' },
      {
        path: 'words',
        name: 'Words',
        description: 'What each thing is called, in ten languages, and how texts are written.'
      },
      {
        path: 'layout',
        name: 'Layout and kept state',
        description:
          'What moves and what does not, and elements that are as they were when they come back into the page.'
      },
      {
        path: 'accessibility',
        name: 'Accessibility',
        description:
          'Each success criterion of WCAG 2.2, A and AA: how it is held, what tries it, and what nobody has checked.'
      },
      {
        path: 'cdn',
        name: 'CDN and integrity',
        description: 'Versioned addresses, tags with hashes, and an autoloader that fetches only what a page uses.'
      },
      {
        path: 'security',
        name: 'Content security policy',
        description:
          'Which sources the elements need under a strict content security policy with Trusted Types, and why.'
      },
      {
        path: 'telemetry',
        name: 'Telemetry',
        description: 'What the elements tell the platform of their use, when, and how to turn it off.'
      },
      {
        path: 'testing',
        name: 'Testing',
        description: 'Test your pages with sample devices and faults behind the elements.'
      },
      {
        path: 'client',
        name: 'The platform client',
        source: 'src/client/README.md',
        description: 'The typed client of the platform, for browsers and Node, without React and without a DOM.'
      },
      {
        path: 'migration',
        name: 'From @seamapi/react',
        description: 'Component by component: what takes the place of what in @seamapi/react.'
      }
    ]
  }
]
