import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { ReactNode } from 'react'
import { frames, mount, type Mounted, unmountAll } from '../ui/mount.js'

/** What is pressed, key by key, with spaces between; and what the keyboard has come to by then. */
export type KeyRow = readonly [keys: string, becomes: string]

const QUIET_FRAMES = 3
const MOST_FRAMES = 300

/** The name of what has the focus, or "outside" where nothing of what was mounted has it. */
export function focused({ root }: Mounted): string {
  const element = root.activeElement
  if (!element) return 'outside'
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : undefined
  return (element.ariaLabel ?? label?.textContent ?? element.textContent).trim()
}

/** Waits until what is read has been the same for some frames, the wanted one if that comes at all. */
async function settle(read: () => string, wanted: string): Promise<string> {
  let quiet = 0
  for (let frame = 0; quiet < QUIET_FRAMES && frame < MOST_FRAMES; frame += 1) {
    quiet = read() === wanted ? quiet + 1 : 0
    await frames(1)
  }
  return read()
}

/**
 * Tries the keys of a pattern of the ARIA Authoring Practices, each row on what is newly mounted, with nothing focused.
 *
 * @param read tells what a person would find, mostly the focus and a state.
 */
export function tryKeys(
  pattern: string,
  node: () => ReactNode,
  read: (mounted: Mounted) => string,
  rows: readonly KeyRow[]
): void {
  const title = `The keys of ${pattern}`
  describe(title, () => {
    afterEach(unmountAll)

    for (const [keys, becomes] of rows) {
      const row = `${keys}: ${becomes}`
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
