// A page for each variant: the same but for what shows the devices.
import { PUBLISHABLE_KEY, userWith } from './platform/answers.mjs'

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

const script = (source) => `<script type="module" src="${source}"></script>`

/** One user for each element, as a host with one session has it: the same for all. */
const elements = (tag, { origin, devices, count }, more = '') =>
  Array(count)
    .fill(
      `<${tag} publishable-key="${PUBLISHABLE_KEY}" user-identifier-key="${userWith(devices)}" endpoint="${origin}"${more}></${tag}>`
    )
    .join('\n')

const FLOOR_ROWS = 10
const FLOOR_LIMIT = 200

/** Makes both calls, and has what becomes of them in `devices`. */
const twoCalls = ({ devices }) => `
const call = (path, body, headers) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
    .then((response) => response.json())
globalThis.devices = call('/client_sessions/get_or_create',
  { user_identifier_key: '${userWith(devices)}' }, { 'seam-publishable-key': '${PUBLISHABLE_KEY}' })
  .then(({ client_session: { token } }) => call('/devices/list', { limit: ${FLOOR_LIMIT} },
    { authorization: 'Bearer ' + token, 'client-session-token': token }))
  .then(({ devices }) => devices)
`

const floorScript = (options) => `<script type="module">
${twoCalls(options)}
const devices = await globalThis.devices
const list = document.createElement('main')
for (const device of devices.slice(0, ${FLOOR_ROWS})) {
  const row = document.createElement('p')
  row.setAttribute('part', 'row')
  row.textContent = device.properties.name
  list.append(row)
}
document.body.append(list)
</script>`

// Its own style sheet and font come from other hosts, unless they are left out.
const OLD_OPTIONS = ' disable-css-injection="true" disable-font-injection="true"'

/** What is compared, by name, in the order in which they take turns. */
export const VARIANTS = {
  floor: { title: 'the floor', page: (options) => page('', floorScript(options)) },
  react: {
    title: 'the React floor',
    page: (options) => page(`<script>${twoCalls(options)}</script>\n${script('/react-floor.js')}`, '')
  },
  'all.js': {
    title: 'all.js',
    isTable: true,
    page: (options) => page(script('/dist/cdn/all.js'), elements('x-device-table', options))
  },
  'autoload.js': {
    title: 'autoload.js',
    isTable: true,
    page: (options) => page(script('/dist/cdn/autoload.js'), elements('x-device-table', options))
  },
  old: {
    title: 'the old widget',
    isTable: true,
    page: (options) =>
      page(
        `<link rel="stylesheet" href="/old/index.min.css">\n${script('/old/elements.js')}`,
        elements('seam-device-table', options, OLD_OPTIONS)
      )
  }
}

/** Where a variant with that many devices, and that many elements, is to be found. */
export const addressOf = (variant, { devices, count = 1 }) => `/page/${variant}?devices=${devices}&count=${count}`

/** The page at an address of `addressOf`. */
export function pageAt(url, origin) {
  const variant = VARIANTS[url.pathname.replace('/page/', '')]
  return variant?.page({
    origin,
    devices: Number(url.searchParams.get('devices')),
    count: Number(url.searchParams.get('count'))
  })
}
