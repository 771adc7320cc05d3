import { sendKeys } from '@web/test-runner-commands'
import type { ReactNode } from 'react'
import { frames, type Mounted, mount, unmountAll } from '../ui/mount.js'

/** Keys separated by spaces, and the expected state after them. */
export type KeyRow = readonly [keys: string, becomes: string]

const QUIET_FRAMES = 3
const MOST_FRAMES = 300

/** Returns the name of the focused element, or "outside" if it is not in the mounted component. */
export function focused({ root }: Mounted): string {
  const element = root.activeElement
  if (!element) return 'outside'
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : undefined
  return (element.ariaLabel ?? label?.textContent ?? element.textContent).trim()
}

/** Waits until the state is stable for some frames. Returns earlier with the expected state. */
async function settle(read: () => string, wanted: string): Promise<string> {
  let quiet = 0
  for (let frame = 0; quiet < QUIET_FRAMES && frame < MOST_FRAMES; frame += 1) {
    quiet = read() === wanted ? quiet + 1 : 0
    await frames(1)
  }
  return read()
}

/**
 * Tests the keys of a pattern of the ARIA Authoring Practices. Each row starts with a new component without focus.
 *
 * @param read returns the perceivable state, mostly the focus and a value
 */
export function tryKeys(
  pattern: string,
  node: () => ReactNode,
  read: (mounted: Mounted) => string,
  rows: readonly KeyRow[]
): void {
  const title = `Keyboard support of ${pattern}`
  describe(title, () => {
    afterEach(unmountAll)

    for (const [keys, becomes] of rows) {
      const row = `${keys} leads to: ${becomes}`
      it(row, async () => {
        const mounted = mount(node())
        for (const key of keys.split(' ')) {
          await sendKeys({ press: key })
          await frames(1)
        }
        expect(await settle(() => read(mounted), becomes)).to.equal(becomes)
      })
    }
  })
}
