const MOST_TABS = 60

const named = (page, role, name) => page.getByRole(role, { name, exact: typeof name === 'string' })

/** Presses Tab until the element has the focus, like a keyboard user. */
async function tabTo(page, role, name) {
  const focused = named(page, role, name).and(page.locator(':focus'))
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) > 0) return
  }
  throw new Error(`Tab never came to the ${role} ${name}.`)
}

/**
 * Steps by their first word. The following words are parameters. Elements are found by role and name, as users find
 * them.
 */
const STEPS = {
  /** Waits for a text. */
  see: (page, text) => page.getByText(text).first().waitFor({ state: 'attached' }),
  /** Waits for an element. */
  find: (page, role, name) => named(page, role, name).first().waitFor(),
  press: async (page, role, name) => {
    // An open modal dialog covers everything else.
    const modal = page.locator('dialog:modal')
    await named((await modal.count()) > 0 ? modal.last() : page, role, name)
      .first()
      .click()
  },
  /** Presses an element that exists only at narrow widths. */
  pressWhereNarrow: async (page, role, name, wideRole, wideName) => {
    const found = named(page, role, name).first()
    await found
      .or(named(page, wideRole, wideName))
      .filter({ visible: true })
      .first()
      .waitFor()
    if (await found.isVisible()) await found.click()
  },
  /** Opens a disclosure, which is open from the start where there is room. */
  unfold: async (page, name) => {
    const title = named(page, 'heading', name).first()
    if (!(await title.evaluate((heading) => heading.closest('details').open))) await title.click()
  },
  hover: (page, role, name) => named(page, role, name).first().hover(),
  fill: (page, role, name, text) => named(page, role, name).fill(text),
  choose: (page, name, option) => named(page, 'combobox', name).selectOption(option),
  tabTo,
  key: (page, key) => page.keyboard.press(key),
  /** Advances the time by seconds. */
  wait: (page, seconds) => page.evaluate((seconds) => globalThis.scene.pass(seconds), seconds),
  /** Changes the faults of the platform. */
  faults: (page, faults) => page.evaluate((faults) => globalThis.scene.setFaults(faults), faults),
  goOffline: (page) => page.context().setOffline(true),
  giveToken: (page) => page.evaluate(() => void globalThis.scene.giveToken()),
  signOut: (page) => page.evaluate(() => globalThis.scene.signOut())
}

/** Performs the steps of an entry. @throws with the step that failed */
export async function take(page, steps) {
  for (const [verb, ...parameters] of steps) {
    try {
      await STEPS[verb](page, ...parameters)
    } catch (error) {
      throw new Error(`This cannot be done: ${[verb, ...parameters].join(' ')}\n${error.message}`, { cause: error })
    }
  }
  // Moves the mouse away, so that nothing is hovered by accident.
  if (steps.length > 0 && steps.at(-1)?.[0] !== 'hover') await page.mouse.move(0, 0)
}
