const MOST_TABS = 60

const named = (page, role, name) => page.getByRole(role, { name, exact: typeof name === 'string' })

/** Presses Tab until something has the focus, as someone without a mouse does. */
async function tabTo(page, role, name) {
  const focused = named(page, role, name).and(page.locator(':focus'))
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) > 0) return
  }
  throw new Error(`Tab never came to the ${role} ${name}.`)
}

/**
 * What can be done in a step, by its first word; what follows are its parameters. Things are found by role and name, as
 * everybody finds them.
 */
const STEPS = {
  /** Waits until a text is there. */
  see: (page, text) => page.getByText(text).first().waitFor({ state: 'attached' }),
  /** Waits until something is there. */
  find: (page, role, name) => named(page, role, name).first().waitFor(),
  press: (page, role, name) => named(page, role, name).first().click(),
  /** Presses what is there only where the element is narrow. */
  pressWhereNarrow: async (page, role, name) => {
    const found = named(page, role, name).first()
    if (await found.isVisible()) await found.click()
  },
  hover: (page, role, name) => named(page, role, name).first().hover(),
  fill: (page, role, name, text) => named(page, role, name).fill(text),
  choose: (page, name, option) => named(page, 'combobox', name).selectOption(option),
  tabTo,
  key: (page, key) => page.keyboard.press(key),
  /** Lets seconds pass. */
  wait: (page, seconds) => page.evaluate((seconds) => globalThis.scene.pass(seconds), seconds),
  /** From now on the platform answers otherwise. */
  faults: (page, faults) => page.evaluate((faults) => globalThis.scene.setFaults(faults), faults),
  goOffline: (page) => page.context().setOffline(true),
  giveToken: (page) => page.evaluate(() => void globalThis.scene.giveToken()),
  signOut: (page) => page.evaluate(() => globalThis.scene.signOut())
}

/** Does the steps of an entry of the list, one after the other. @throws with the step that cannot be done. */
export async function take(page, steps) {
  for (const [verb, ...parameters] of steps) {
    try {
      await STEPS[verb](page, ...parameters)
    } catch (error) {
      throw new Error(`This cannot be done: ${[verb, ...parameters].join(' ')}\n${error.message}`, { cause: error })
    }
  }
  // Nothing is pointed at by chance.
  if (steps.length > 0 && steps.at(-1)?.[0] !== 'hover') await page.mouse.move(0, 0)
}
