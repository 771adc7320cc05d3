// Takes the screenshots of the README and of the gallery: `node test/shots/docs-pictures.mjs`.
import { SCHEMES } from './combinations.mjs'
import { LIST } from './list/index.mjs'
import { openStudio } from './studio.mjs'

const FOLDER = 'docs/images'

/** The number of devices gives both screenshots the same height. */
const README = [
  { name: 'device-table.png', screen: 'device table', state: 'rows', width: 480, devices: 6 },
  { name: 'lock-details.png', screen: 'lock details', state: 'locked', width: 320, devices: 6 }
]

/** State in the gallery by the name of the element. */
const GALLERY = {
  'access-code-details': ['access code details', 'ongoing'],
  'access-code-form': ['access code form', 'filled in'],
  'access-code-table': ['access code table', 'rows'],
  activity: ['activity', 'of a house'],
  'connect-account': ['connect account', 'button'],
  'device-details': ['device details', 'a noise sensor'],
  'device-table': ['device table', 'rows'],
  'lock-details': ['lock details', 'locked'],
  'noise-sensor-details': ['noise sensor', 'quiet'],
  overview: ['overview', 'every sample'],
  'preset-manager': ['preset manager', 'presets'],
  session: ['session', 'signed out'],
  'supported-devices': ['supported devices', 'catalogue'],
  thermostat: ['thermostat', 'heats and cools'],
  'thermostat-schedule': ['thermostat schedule', 'exceptions and week']
}

const PICTURES = [
  ...README,
  ...Object.entries(GALLERY).map(([element, [screen, state]]) => ({
    name: `elements/${element}.webp`,
    screen,
    state,
    width: 400,
    maxHeight: 288,
    quality: 80
  }))
]

const studio = await openStudio(1, { scale: 2 })
const [page] = studio.pages
try {
  for (const { name, screen, state, width, devices, ...options } of PICTURES) {
    const entry = LIST.find((each) => each.screen === screen && each.state === state)
    const scene = devices ? { ...entry, platform: { ...entry.platform, size: devices } } : entry
    for (const scheme of SCHEMES) {
      await page.arrange(scene, { width, scheme, direction: 'ltr' })
      await page.picture(`${FOLDER}/${name.replace('.', `-${scheme}.`)}`, options)
    }
  }
} finally {
  await studio.close()
}
