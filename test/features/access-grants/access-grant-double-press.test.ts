import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { middleOf, pressAt, usePointer, usePressClock } from '../support/double-press.js'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'
import { endMotions, settled, until } from '../support/stage.js'

interface Confirmed {
  readonly test: Test<HTMLElement>
  /** Control that confirms. */
  readonly control: HTMLElement
}

async function filledForm(): Promise<Confirmed> {
  const test = await setup('x-access-grant-form', { spaceIds: ['space_unit_4'], deviceIds: [], acsEntranceIds: [] })
  await test.user.fill('Name', 'Rui Silva')
  return { test, control: await test.screen.find('button', 'Give access') }
}

const details = () => setup('x-access-grant-details', { accessGrantId: 'access_grant_1' })

async function item(test: Test<HTMLElement>, button: string, name: string): Promise<HTMLElement> {
  // A menu closes when the page scrolls.
  ;(await test.screen.find('button', button)).scrollIntoView({ block: 'center' })
  await test.user.click(button)
  return test.screen.find('menuitem', name)
}

/** Actions of access, up to the press that confirms them. */
const ACTIONS: Readonly<Record<string, { readonly path: string; readonly open: () => Promise<Confirmed> }>> = {
  'Give access': {
    path: '/access_grants/create',
    open: filledForm
  },
  'Remove access': {
    path: '/access_grants/delete',
    async open() {
      const test = await details()
      await test.user.click('Remove access')
      return { test, control: await test.screen.find('button', 'Remove access') }
    }
  },
  Revoke: {
    path: '/access_methods/delete',
    async open() {
      const test = await details()
      ;(await item(test, 'Actions for Mobile key', 'Revoke')).click()
      await until(() => test.screen.all('question').length)
      return { test, control: await test.screen.find('button', 'Revoke') }
    }
  },
  Extend: {
    path: '/access_grants/update',
    async open() {
      const test = await details()
      return { test, control: await item(test, 'Extend', '1 day') }
    }
  }
}

describe('Impatient user', () => {
  cleanUpAfterEach()
  usePointer('mouse')
  const pass = usePressClock()

  for (const [name, { path, open }] of Object.entries(ACTIONS)) {
    for (const gap of [0, 200, 500]) {
      it(`sends one request with two presses on "${name}", ${gap} ms apart`, async () => {
        const { test, control } = await open()
        test.hold(path)
        if (control.role !== 'menuitem') control.scrollIntoView({ block: 'center' })
        endMotions(test.screen)
        const place = middleOf(control)
        await pressAt('mouse', place)
        pass(gap)
        await pressAt('mouse', place)
        await settled()
        test.release(path)
        await settled()
        expect(test.requests(path)).to.have.length(1)
      })
    }

    it(`sends one request with Enter twice on "${name}"`, async () => {
      const { test, control } = await open()
      test.hold(path)
      control.focus()
      await sendKeys({ press: 'Enter' })
      await sendKeys({ press: 'Enter' })
      await settled()
      test.release(path)
      await settled()
      expect(test.requests(path)).to.have.length(1)
    })
  }

  it('sends one request with Enter twice in a field of the form', async () => {
    const { test } = await filledForm()
    test.screen.field('Name').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Enter' })
    await settled()
    expect(test.requests('/access_grants/create')).to.have.length(1)
  })

  it('opens only the question with two presses on "Remove access"', async () => {
    const test = await details()
    const button = await test.screen.find('button', 'Remove access')
    button.scrollIntoView({ block: 'center' })
    const place = middleOf(button)
    await pressAt('mouse', place)
    await pressAt('mouse', place)
    await settled()
    expect(test.screen.names('question')).to.have.length(1)
    expect(test.requests('/access_grants/delete')).to.deep.equal([])
  })
})
