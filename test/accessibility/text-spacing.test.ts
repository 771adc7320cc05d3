import { expect } from 'chai'
import { openForm } from '../features/support/code-form.js'
import { loadedCodeTable } from '../features/support/code-table.js'
import { loadedDeviceTable } from '../features/support/device-table.js'
import { openManager } from '../features/support/preset-manager.js'
import { type Screen, settled, startPlatform, useCleanPage } from '../features/support/stage.js'
import { cutText } from '../shots/browser/checks/cut-text.js'
import { overflow } from '../shots/browser/checks/overflow.js'

/** WCAG 2.2, 1.4.12, as a user style sheet that applies in every shadow root. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const SCREENS: Readonly<Record<string, (width: number) => Promise<Screen<HTMLElement>>>> = {
  'the device table': async (width) => loadedDeviceTable(await startPlatform(), {}, { width }),
  'the access code table': async (width) => loadedCodeTable(await startPlatform(), {}, { width }),
  'the access code form': async (width) => openForm(await startPlatform(), { deviceId: 'device_garage' }, width),
  'the climate presets': async (width) => openManager(await startPlatform(), {}, width)
}

describe('Text spacing of the user', () => {
  useCleanPage()

  for (const width of [320, 480]) {
    for (const [name, open] of Object.entries(SCREENS)) {
      it(`clips nothing and moves nothing outside of ${name} at ${width} px`, async () => {
        const screen = await open(width)
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(SPACING)
        screen.root.adoptedStyleSheets.push(sheet)
        await settled()
        expect([...overflow(screen), ...cutText(screen)]).to.deep.equal([])
      })
    }
  }
})
