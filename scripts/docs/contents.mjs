/** The handwritten pages by section, in reading order, without the generated pages of the elements: path in `docs/` without extension, and name in the sidebar. */
export const GUIDES = {
  Start: {
    index: 'Overview',
    'getting-started/html': 'HTML',
    'getting-started/react': 'React',
    'getting-started/next': 'Next.js',
    'getting-started/vue': 'Vue',
    'getting-started/angular': 'Angular',
    'getting-started/svelte': 'Svelte',
    connect: 'Connect your platform'
  },
  Guides: {
    sessions: 'Sign users in and out',
    'server-tokens': 'Tokens from your server',
    events: 'Events',
    routing: 'Routing',
    layout: 'Layout and state',
    views: 'Sorting and filters',
    'row-actions': 'Row actions and undo',
    'bulk-actions': 'Bulk actions',
    issues: 'Issues',
    'codes-across-locks': 'Codes across locks',
    'thermostat-schedules': 'Thermostat schedules',
    activity: 'Activity',
    overview: 'Overview of a property',
    testing: 'Testing',
    migration: 'From @seamapi/react'
  },
  Elements: { 'elements/index': 'Gallery' },
  Theming: {
    theming: 'Match your design',
    playground: 'Playground',
    languages: 'Languages and texts',
    words: 'UI terms'
  },
  Reference: {
    frameworks: 'Frameworks',
    client: 'Platform client',
    cdn: 'CDN and integrity',
    security: 'Content security policy',
    accessibility: 'Accessibility',
    telemetry: 'Telemetry',
    versions: 'Versions',
    troubleshooting: 'Troubleshooting',
    doctor: 'Doctor',
    changelog: 'Changelog'
  }
}

/** The elements by group, with their names for people. */
export const ELEMENTS = {
  Devices: {
    'x-device-table': 'Device table',
    'x-device-details': 'Device details',
    'x-overview': 'Overview',
    'x-activity': 'Activity'
  },
  Locks: {
    'x-lock-details': 'Lock',
    'x-access-code-table': 'Access codes',
    'x-access-code-details': 'Access code',
    'x-access-code-form': 'Access code form'
  },
  'Climate and noise': {
    'x-thermostat': 'Thermostat',
    'x-preset-manager': 'Climate presets',
    'x-thermostat-schedule': 'Thermostat schedule',
    'x-noise-sensor-details': 'Noise sensor'
  },
  Setup: {
    'x-connect-account': 'Connect account',
    'x-supported-devices': 'Supported devices',
    'x-session': 'Session'
  }
}
