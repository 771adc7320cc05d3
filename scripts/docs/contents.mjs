import { SECTIONS } from '../../demo/sections.js'

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
    'code-use': 'Use of access codes',
    'code-limits': 'Limits of access codes',
    access: 'Manage access',
    'thermostat-schedules': 'Thermostat schedules',
    activity: 'Activity',
    overview: 'Overview of a property',
    attention: 'Count in your navigation',
    'lock-all': 'Lock all doors',
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

const NAMED = [...SECTIONS, { id: 'session', title: 'Session', group: 'Setup' }]

/** The elements by group, with their names for people. */
export const ELEMENTS = Object.fromEntries(
  NAMED.map(({ group }) => [
    group,
    Object.fromEntries(NAMED.filter((each) => each.group === group).map(({ id, title }) => [`x-${id}`, title]))
  ])
)
