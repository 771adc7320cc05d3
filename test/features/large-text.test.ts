import { expect } from 'chai'
import { loadedCodeTable } from './support/code-table.js'
import { openForm as openCodeForm } from './support/code-form.js'
import { loadedDeviceTable } from './support/device-table.js'
import { openManager } from './support/preset-manager.js'
import { expectNoOverflow, type Screen, settled, startPlatform, until, useCleanPage } from './support/stage.js'

/** Returns the number of lines of a text. */
function linesOf(element: Element | null | undefined): number {
  const range = document.createRange()
  if (element) range.selectNodeContents(element)
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

describe('Text at 200% size', () => {
  useCleanPage()
  beforeEach(() => {
    document.body.style.fontSize = '32px'
  })
  afterEach(() => {
    document.body.style.fontSize = ''
  })

  for (const width of [320, 480, 900]) {
    const screens: Record<string, () => Promise<Screen<HTMLElement>>> = {
      'the device table': async () => loadedDeviceTable(await startPlatform(), {}, { width }),
      'the access code table': async () => loadedCodeTable(await startPlatform(), {}, { width }),
      'the form of an access code': async () =>
        openCodeForm(await startPlatform(), { deviceId: 'device_garage' }, width),
      'the climate presets': async () => openManager(await startPlatform(), {}, width)
    }
    for (const [name, open] of Object.entries(screens)) {
      it(`fits into ${width} px without broken words in ${name}`, async () => {
        const screen = await open()
        await settled()
        expectNoOverflow(screen)
        expect(brokenWords(screen)).to.deep.equal([])
      })
    }

    it(`shows a device name on one line in a table of ${width} px`, async () => {
      const table = await loadedDeviceTable(await startPlatform(), {}, { width })
      const name = await until(() => table.all('row', 'Front Door')[0]?.querySelector('bdi'))
      expect(linesOf(name)).to.equal(1)
      expect(name.getBoundingClientRect().width).to.be.above(100)
    })
  }
})
