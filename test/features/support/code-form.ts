import type { User } from './setup.js'
import { type Screen, type, until } from './stage.js'

/** Labels of the fields of a new code. */
export const NAME = 'Name the new code'
export const CODE = 'Enter the code (PIN)'
/** Properties of a form for a new code. */
export const NEW_CODE = { deviceId: 'device_front_door' }

export { CREATE, GENERATE, UPDATE } from './access-code-calls.js'

/** Fills the name and the digits of a new code in. */
export async function fillCode({ user }: { readonly user: User }, code = '482913', name = 'Guest'): Promise<void> {
  await user.fill(NAME, name)
  await user.fill(CODE, code)
}

/** Expects the form to contain these values. */
export function expectValues(form: Screen<HTMLElement>, values: Record<string, string>): void {
  expect(form.values).to.deep.equal(values)
}

/** Searches for a time zone, chooses it and returns to the form. */
export async function chooseZone(form: Screen<HTMLElement>, search: string): Promise<void> {
  await form.press('button', /^Time Zone/)
  await form.waitForText('Use local time zone')
  if (form.field('Use local time zone').checked) form.check('Use local time zone')
  const box = await until(() => form.root.querySelector<HTMLElement>('[role=combobox]'))
  box.focus()
  type(box, search)
  await until(() => form.suggestions.length > 0)
  form.key('Enter')
  await form.press('button', 'Back')
  await form.find('region', 'Timing')
}
