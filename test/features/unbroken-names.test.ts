import { expect } from 'chai'
import { NAME as CODE_NAME, openForm as openCodeForm } from './support/code-form.js'
import { loadedDeviceTable } from './support/device-table.js'
import { openForm as openPresetForm, openManager } from './support/preset-manager.js'
import { type Screen, settled, startPlatform, type TestPlatform, useCleanPage } from './support/stage.js'

/** Wider than any container in this test, without a break opportunity. */
const NAME = 'W'.repeat(64)

const startNamed = (): Promise<TestPlatform> =>
  startPlatform({
    edit(device) {
      const presets = (device.properties?.available_climate_presets ?? []).map((preset) => ({
        ...preset,
        display_name: NAME,
        name: NAME
      }))
      Object.assign(device, {
        display_name: NAME,
        nickname: NAME,
        properties: {
          ...device.properties,
          name: NAME,
          ...(presets.length > 0 && { available_climate_presets: presets })
        }
      })
    }
  })

/** Opens the form of a new code for a lock with the long name, and types the long name. */
async function typedCode(width: number): Promise<Screen<HTMLElement>> {
  const form = await openCodeForm(await startNamed(), { deviceId: 'device_front_door' }, width)
  form.enter(CODE_NAME, NAME)
  return form
}

/** Returns `true` if an ancestor within the bounds cuts off the node. */
function isCut(node: Element, { left, right }: DOMRect): boolean {
  for (let around = node.parentElement; around; around = around.parentElement) {
    const box = around.getBoundingClientRect()
    if (getComputedStyle(around).overflowX !== 'visible' && box.left > left - 1 && box.right < right + 1) return true
  }
  return false
}

/** Returns the nodes that are visible outside the sides of the element. */
function overflowing({ element, root }: Screen<HTMLElement>): string[] {
  const bounds = element.getBoundingClientRect()
  const wide = [...root.querySelectorAll('*')].filter((node) => {
    const { width, left, right } = node.getBoundingClientRect()
    return width > 1 && (left < bounds.left - 1 || right > bounds.right + 1) && !isCut(node, bounds)
  })
  return wide.map(({ outerHTML }) => outerHTML.slice(0, 100))
}

const SCREENS: Readonly<Record<string, (width: number) => Promise<Screen<HTMLElement>>>> = {
  'the device table': async (width) => loadedDeviceTable(await startNamed(), {}, { width }),
  'the form of an access code': typedCode,
  'the climate presets': async (width) => openManager(await startNamed(), {}, width),
  'the form of a climate preset': async (width) => openPresetForm(await openManager(await startNamed(), {}, width))
}

describe('Name without spaces that is wider than the element', () => {
  useCleanPage()
  afterEach(() => {
    document.body.style.fontSize = ''
  })

  for (const [name, open] of Object.entries(SCREENS)) {
    for (const width of [280, 360, 800]) {
      for (const percent of [100, 200]) {
        it(`does not widen ${name} beyond ${width} px with text at ${percent}%`, async () => {
          document.body.style.fontSize = `${(16 * percent) / 100}px`
          const screen = await open(width)
          await settled()
          expect(overflowing(screen)).to.deep.equal([])
        })
      }
    }
  }
})
