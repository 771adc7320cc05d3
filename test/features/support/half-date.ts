import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { addForm, type CodeForm, NEW_CODE } from './code-form.js'
import type { TestPlatform } from './stage.js'

/** A code whose time has ends. */
export const BOUND = { accessCodeId: 'access_code_garage_2' }

/** A form whose end has a month, a day and no year, as the browser knows alone. */
export async function halfTyped(
  platform: TestPlatform,
  properties: Parameters<typeof addForm>[1] = NEW_CODE
): Promise<CodeForm> {
  const form = addForm(platform, properties)
  await form.find('button', 'Save')
  form.choose('Start/end times')
  await form.find('region', 'Timing')
  form.enter('End', '')
  form.field('End').focus()
  await typeParts('1', '3')
  expect(form.field('End').validity.badInput).to.equal(true)
  return form
}

/** Focuses a part of the end anew: the month is the first. */
async function focusPart(form: CodeForm, index: number): Promise<void> {
  form.field('Start').focus()
  form.field('End').focus()
  for (let part = 0; part < index; part += 1) await sendKeys({ press: 'Tab' })
}

/** Types digits after which more could come: engines disagree about what ends a part by itself. */
async function typeParts(...parts: string[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) await sendKeys({ press: 'Tab' })
    await sendKeys({ type: part })
  }
}

/** What was typed is there: what was missing makes it whole. */
export async function expectToBecomeWhole(form: CodeForm): Promise<void> {
  await form.find('region', 'Timing')
  // The time first: engines disagree about whether four digits end a year.
  await focusPart(form, 3)
  // A clock of 24 hours has no third part, and what follows takes no letter.
  await typeParts('1', '2', 'A')
  await focusPart(form, 2)
  await sendKeys({ type: '2040' })
  expect(form.values.End).to.equal('2040-01-03T01:02')
}
