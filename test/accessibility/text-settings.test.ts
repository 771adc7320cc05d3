import { NAME as CODE_NAME } from '../features/support/code-form.js'
import { openForm as openPresetForm, setupPresets } from '../features/support/preset-manager.js'
import { cleanUpAfterEach, setup } from '../features/support/setup.js'
import { type Screen, settled, startPlatform, type TestPlatform, until } from '../features/support/stage.js'
import { cutText } from '../shots/browser/checks/cut-text.js'
import { overflow } from '../shots/browser/checks/overflow.js'

/** WCAG 2.2, 1.4.12, as a user style sheet that applies in every shadow root. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
/** Wider than any container in this test, without a break opportunity. */
const UNBROKEN = 'W'.repeat(64)

const startNamed = (name: string): Promise<TestPlatform> =>
  startPlatform({
    edit(device) {
      Object.assign(device, { display_name: name, nickname: name })
      const presets = device.properties?.available_climate_presets
      Object.assign(device.properties ?? {}, {
        name,
        ...(presets && {
          available_climate_presets: presets.map((preset) => ({ ...preset, display_name: name, name }))
        })
      })
    }
  })

async function codeForm(platform: TestPlatform, width: number, name = ''): Promise<Screen<HTMLElement>> {
  const { screen: form } = await setup('x-access-code-form', { platform, deviceId: 'device_garage', width })
  form.enter(CODE_NAME, name)
  return form
}

/** Returns the number of lines of a text. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Returns words that are broken although they fit on one line. */
function brokenWords({ root, element }: Screen<HTMLElement>): string[] {
  const room = element.clientWidth / 3
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{Script=Latin}+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()]
      const width = boxes.reduce((sum, box) => sum + box.width, 0)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && width < room) broken.push(word)
    }
  }
  return broken
}

describe('Text settings of the user', () => {
  cleanUpAfterEach()
  afterEach(() => {
    document.body.style.fontSize = ''
  })

  const SCREENS: Readonly<
    Record<string, (platform: TestPlatform, width: number, name?: string) => Promise<Screen<HTMLElement>>>
  > = {
    'the device table': async (platform, width) => (await setup('x-device-table', { platform, width })).screen,
    'the access code table': async (platform, width) =>
      (await setup('x-access-code-table', { platform, deviceId: 'device_garage', width })).screen,
    'the access code form': codeForm,
    'the climate presets': async (platform, width) => (await setupPresets({ platform, width })).screen,
    'the climate preset form': async (platform, width) =>
      openPresetForm((await setupPresets({ platform, width })).screen)
  }
  for (const [name, open] of Object.entries(SCREENS)) {
    for (const width of [280, 480, 900]) {
      it(`clip nothing with wider spacing in ${name} at ${width} px`, async () => {
        const screen = await open(await startPlatform(), width)
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(SPACING)
        screen.root.adoptedStyleSheets.push(sheet)
        await settled()
        // Device details show a model that is hidden in a narrow row.
        const cut = [...cutText(screen)].filter((finding) => !finding.includes('of row-model is cut off by'))
        expect([...overflow(screen), ...cut]).to.deep.equal([])
      })

      it(`break no words at 200% text size in ${name} at ${width} px`, async () => {
        document.body.style.fontSize = '32px'
        const screen = await open(await startPlatform(), width)
        await settled()
        expect([...overflow(screen), ...brokenWords(screen)]).to.deep.equal([])
      })

      it(`keep long names inside ${name} at 200% text size and ${width} px`, async () => {
        document.body.style.fontSize = '32px'
        const screen = await open(await startNamed(UNBROKEN), width, UNBROKEN)
        await settled()
        expect([...overflow(screen)]).to.deep.equal([])
      })
    }
  }

  for (const width of [320, 480, 900]) {
    it(`keep a device name on one line at 200% text size in a table of ${width} px`, async () => {
      document.body.style.fontSize = '32px'
      const { screen: table } = await setup('x-device-table', { width })
      const name = await until(() => table.all('row', 'Front Door')[0]?.querySelector('bdi'))
      expect(linesOf(name)).to.equal(1)
      expect(name.getBoundingClientRect().width).to.be.above(100)
    })
  }
})
