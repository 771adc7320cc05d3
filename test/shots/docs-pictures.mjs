// Takes the screenshots of the README, the gallery and the guides: `node test/shots/docs-pictures.mjs`.
import { elementNames } from '../../scripts/entries.mjs'
import { SCHEMES } from './combinations.mjs'
import { LIST } from './list/index.mjs'
import { openStudio } from './studio.mjs'

const FOLDER = 'docs/images'

/** The number of devices gives both screenshots the same height. */
const README = [
  { name: 'device-table.png', screen: 'device table', state: 'rows', width: 440, devices: 7 },
  { name: 'lock-details.png', screen: 'lock details', state: 'locked', width: 320 }
]

/** Screenshots of guides whose subject the gallery doesn't show. */
const GUIDES = [
  { name: 'guides/code-limits.webp', screen: 'access code form', state: 'code that is not accepted', maxHeight: 480 },
  { name: 'guides/code-use.webp', screen: 'access code table', state: 'use of codes', maxHeight: 400 }
]

/** States that show another theme. */
const THEMES = 'appearance'

/** States in the gallery that are not the first one of their element. */
const GALLERY = {
  'access-code-form': ['access code form', 'filled in'],
  'device-details': ['device details', 'a noise sensor'],
  session: ['session', 'signed out']
}

function galleryState(name) {
  const { screen, state } = LIST.find((entry) => entry.element === `x-${name}` && entry.screen !== THEMES) ?? {}
  return GALLERY[name] ?? [screen, state]
}

const PICTURES = [
  ...README,
  ...GUIDES.map((picture) => ({ ...picture, width: 400, quality: 80 })),
  ...elementNames().map((element) => {
    const [screen, state] = galleryState(element)
    return { name: `elements/${element}.webp`, screen, state, width: 400, maxHeight: 288, quality: 80 }
  })
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
