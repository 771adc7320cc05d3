// Takes the screenshots of the README: `node test/shots/readme-pictures.mjs`.
import { SCHEMES } from './combinations.mjs'
import { LIST } from './list/index.mjs'
import { openStudio } from './studio.mjs'

const FOLDER = 'docs/images'
/** Number of devices that gives all screenshots the same height. */
const DEVICES = 6

const PICTURES = [
  { name: 'device-table', screen: 'device table', state: 'rows', width: 480 },
  { name: 'lock-details', screen: 'lock details', state: 'locked', width: 320 }
]

const studio = await openStudio(1, { scale: 2 })
const [page] = studio.pages
try {
  for (const { name, screen, state, width } of PICTURES) {
    const entry = LIST.find((each) => each.screen === screen && each.state === state)
    const scene = { ...entry, platform: { ...entry.platform, size: DEVICES } }
    for (const scheme of SCHEMES) {
      await page.arrange(scene, { width, scheme, direction: 'ltr' })
      await page.picture(`${FOLDER}/${name}-${scheme}.png`)
    }
  }
} finally {
  await studio.close()
}
