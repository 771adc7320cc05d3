/**
 * The handwritten pages of the documentation, by section, in reading order. The pages of the elements follow the first section.
 *
 * `path` is the page's address in the site without its extension. Its source is `docs/<path>.md` unless `source` is set. `name`
 * is its title in the table of contents. `body` is an HTML file that follows the text. Pages without a source file are omitted.
 */
export const GUIDES = [
  {
    title: 'Get started',
    pages: [
      {
        path: 'index',
        name: 'Overview',
        description:
          'Custom elements that let users see and control locks, thermostats and noise sensors in your web app.'
      },
      {
        path: 'getting-started/html',
        name: 'HTML',
        description: 'Build a plain HTML page with a device table, a filter and a click handler.'
      },
      {
        path: 'getting-started/react',
        name: 'React',
        description: 'Build a React app with a device table in four commands.'
      },
      {
        path: 'getting-started/next',
        name: 'Next.js',
        description: 'Build a Next.js app with a device table that renders on the server.'
      },
      {
        path: 'getting-started/vue',
        name: 'Vue',
        description: 'Build a Vue app with a device table in four commands.'
      },
      {
        path: 'getting-started/angular',
        name: 'Angular',
        description: 'Build an Angular app with a device table, typed inputs and outputs.'
      },
      {
        path: 'getting-started/svelte',
        name: 'Svelte',
        description: 'Build a Svelte app with a device table in four commands.'
      }
    ]
  },
  {
    title: 'Integrate',
    pages: [
      {
        path: 'sessions',
        name: 'Sessions',
        description: 'Tell the elements who your user is, renew tokens, and sign users out.'
      },
      {
        path: 'server-tokens',
        name: 'Tokens from your server',
        description:
          'Create a client session token for the signed-in user with Next.js, Express, Nuxt or any other server.'
      },
      {
        path: 'frameworks',
        name: 'Frameworks',
        description: 'Use typed components for React and Vue, directives for Angular, and types for Svelte.'
      },
      {
        path: 'events',
        name: 'Events',
        description: 'React to what users do, prevent actions and handle errors.'
      },
      {
        path: 'routing',
        name: 'Routing',
        description: 'Let your router follow and control what is open in an element.'
      },
      {
        path: 'layout',
        name: 'Layout',
        description: 'Prevent layout shift, and keep the state of elements that you remove and insert again.'
      },
      {
        path: 'testing',
        name: 'Testing',
        description: 'Test your pages against a platform with your own devices and faults.'
      },
      {
        path: 'client',
        name: 'Platform client',
        source: 'src/client/README.md',
        description: 'The typed client of the platform for browsers and Node.js, without React and without a DOM.'
      },
      {
        path: 'migration',
        name: 'From @seamapi/react',
        description: 'Replace the components, props and hooks of @seamapi/react.'
      }
    ]
  },
  {
    title: 'Features',
    pages: [
      {
        path: 'overview',
        name: 'Overview of a property',
        description: 'Show what needs attention, each with its next step, and what happens today.'
      },
      {
        path: 'views',
        name: 'Table views',
        description: 'Let users sort, group and filter devices, and keep the view in the URL.'
      },
      {
        path: 'row-actions',
        name: 'Row actions and undo',
        description: 'Add a button to each row of the device table, and let users undo changes for 8 seconds.'
      },
      {
        path: 'bulk-actions',
        name: 'Bulk actions',
        description: 'Let users select many devices or access codes and change all of them.'
      },
      {
        path: 'issues',
        name: 'Issues',
        description:
          'What the elements show for each error and warning of the platform, and how to resolve issues yourself.'
      },
      {
        path: 'codes-across-locks',
        name: 'Codes across locks',
        description: 'Manage the access codes of all locks, plan stays, share codes and import codes from the lock.'
      },
      {
        path: 'thermostat-schedules',
        name: 'Thermostat schedules',
        description: 'Show what a thermostat does now and next, and edit exceptions, daily programs and the week.'
      },
      {
        path: 'activity',
        name: 'Activity',
        description: 'Show who came in and how, and what happened to codes, devices, batteries, noise and accounts.'
      }
    ]
  },
  {
    title: 'Customize',
    pages: [
      {
        path: 'theming',
        name: 'Theming',
        description: 'Use themes, tokens, parts, slots and states to match your design.'
      },
      {
        path: 'playground',
        name: 'Theming playground',
        description: 'Try themes and tokens on live elements, and copy the code.',
        body: 'playground.html',
        script: 'playground.js'
      },
      {
        path: 'languages',
        name: 'Languages and texts',
        description: 'Choose one of ten languages, and change any text.'
      },
      {
        path: 'words',
        name: 'UI terms',
        description: 'The word for each thing in ten languages, and the rules for UI texts.'
      }
    ]
  },
  {
    title: 'Deploy',
    pages: [
      {
        path: 'cdn',
        name: 'CDN and integrity',
        description: 'Load only the elements that a page uses, from versioned addresses with hashes.'
      },
      {
        path: 'security',
        name: 'Content security policy',
        description: 'The sources that the elements need under a strict content security policy with Trusted Types.'
      },
      {
        path: 'telemetry',
        name: 'Telemetry',
        description: 'Which usage data the elements send, when, and how to turn it off.'
      },
      {
        path: 'accessibility',
        name: 'Accessibility',
        description: 'How the elements meet WCAG 2.2 A and AA, which tests cover it, and what has not been tested.'
      },
      {
        path: 'versions',
        name: 'Versions',
        description: 'What a new version may change, and which runtimes and frameworks are supported.'
      },
      {
        path: 'troubleshooting',
        name: 'Troubleshooting',
        description: 'Every console message, and common problems without a message, with their solutions.'
      },
      {
        path: 'doctor',
        name: 'Doctor',
        description: 'A command that checks your project for missing or risky setup.'
      }
    ]
  }
]
