import { sendKeys } from '@web/test-runner-commands'
import { NEW_CODE } from './code-form.js'
import { type Given, type Screen, setup } from './setup.js'

/** A time-bound code. */
export const BOUND = { accessCodeId: 'access_code_garage_2' }

/** Opens a form whose end has a month and a day but no year, which only the browser knows. */
export async function halfTyped(given: Given<'x-access-code-form'> = NEW_CODE) {
  const t = await setup('x-access-code-form', given)
  const { screen: form } = t
  form.check('Start/end times')
  await form.find('region', 'Timing')
  form.enter('End', '')
  form.field('End').focus()
  await typeParts('1', '3')
  expect(form.field('End').validity.badInput).to.equal(true)
  return t
}

/** Focuses a part of the end date, starting with the month. */
async function focusPart(form: Screen<HTMLElement>, index: number): Promise<void> {
  form.field('Start').focus()
  form.field('End').focus()
  for (let part = 0; part < index; part += 1) await sendKeys({ press: 'Tab' })
}

/** Types digits that may not complete a part. Engines differ in when they move to the next part. */
async function typeParts(...parts: string[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) await sendKeys({ press: 'Tab' })
    await sendKeys({ type: part })
  }
}

/** Completes the date and expects that the typed parts were kept. */
export async function expectToBecomeWhole(form: Screen<HTMLElement>): Promise<void> {
  await form.find('region', 'Timing')
  // The time comes first, because engines differ in whether four digits complete a year.
  await focusPart(form, 3)
  // A 24-hour clock has no third part, and the next field ignores the letter.
  await typeParts('1', '2', 'A')
  await focusPart(form, 2)
  await sendKeys({ type: '2040' })
  expect(form.values.End).to.equal('2040-01-03T01:02')
}
