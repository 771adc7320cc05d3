// Pages of the variants, which differ only in the code that shows the devices.
import { readFileSync } from 'node:fs'
import { PUBLISHABLE_KEY, userWith } from './apps/user.mjs'
import { LOCK } from './platform/devices.mjs'

const page = (head, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Devices</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>`

/** Returns the tags that load the code of the first screen of a table, and the inline script that starts the session. */
function optionalTags() {
  const tags = readFileSync(new URL('../../dist/cdn/tags.html', import.meta.url), 'utf8')
  const [, preloads] = tags.match(/for x-device-table: .*\n([^]*?)\n\n/)
  const [session] = tags.match(/<script type="module">[^]*?<\/script>/)
  return `${preloads.replaceAll(/https:\S+(?=\/dist\/cdn\/)/g, '')}\n${session}`
}

const script = (source) => `<script type="module" src="${source}"></script>`

/** One user for all elements of a variant, like a host with one session. */
const elements = (tag, { origin, devices, count }, more = '') =>
  Array(count)
    .fill(
      `<${tag} publishable-key="${PUBLISHABLE_KEY}" user-identifier-key="${userWith(devices)}" endpoint="${origin}"${more}></${tag}>`
    )
    .join('\n')

/** Tags of Latchkey and the old widget by screen. */
const OURS = {
  table: ['x-device-table'],
  lock: ['x-lock-details', ` device-id="${LOCK.id}"`],
  activity: ['x-activity']
}
const OLD = { table: ['seam-device-table', ''], lock: ['seam-device-details', ` device-id="${LOCK.id}"`] }

const ours = ({ screen, ...options }) => {
  const [tag, more] = OURS[screen]
  return elements(tag, options, more)
}

/** The script of an application of `apps/`. */
const app = (name) => script(`/apps/${name}.js`)

// The old widget loads its style sheet and font from other hosts unless they are disabled.
const OLD_OPTIONS = ' disable-css-injection="true" disable-font-injection="true"'

/** Compared variants by name, in the order of their turns. */
export const VARIANTS = {
  floor: { title: 'the floor', page: () => page(app('floor'), '') },
  'react-floor': { title: 'the React floor', isForProfiles: true, page: () => page(app('react-floor'), '') },
  'all.js': {
    title: 'all.js',
    isTable: true,
    page: (options) => page(script('/dist/cdn/all.js'), ours(options))
  },
  'autoload.js': {
    title: 'autoload.js',
    isTable: true,
    page: (options) => page(script('/dist/cdn/autoload.js'), ours(options))
  },
  'optional-tags': {
    title: 'autoload.js with the optional tags',
    isTable: true,
    isForProfiles: true,
    page: (options) => page(`${optionalTags()}\n${script('/dist/cdn/autoload.js')}`, ours(options))
  },
  elements: {
    title: 'latchkey/elements',
    isTable: true,
    isForProfiles: true,
    page: (options) => page(app('elements'), ours(options))
  },
  react: {
    title: 'latchkey/react',
    isTable: true,
    isForProfiles: true,
    page: () => page(app('react'), '')
  },
  old: {
    title: 'the old widget',
    isTable: true,
    page: (options) =>
      page(
        `<link rel="stylesheet" href="/old/index.min.css">\n${script('/old/elements.js')}`,
        elements(OLD[options.screen][0], options, OLD[options.screen][1] + OLD_OPTIONS)
      )
  }
}

/** Returns the address of a variant with the given number of devices and elements. */
export const addressOf = (variant, { devices, count = 1, screen = 'table', press }) =>
  `/page/${variant}?devices=${devices}&count=${count}&screen=${screen}&lock=${LOCK.id}${press ? '&press' : ''}`

/** Returns the page at an address of `addressOf`. */
export function pageAt(url, origin) {
  const variant = VARIANTS[url.pathname.replace('/page/', '')]
  return variant?.page({
    origin,
    devices: Number(url.searchParams.get('devices')),
    count: Number(url.searchParams.get('count')),
    screen: url.searchParams.get('screen')
  })
}
