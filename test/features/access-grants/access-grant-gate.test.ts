import { expect } from 'chai'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'
import { settled, until } from '../support/stage.js'

type Table = Test<HTMLElementTagNameMap['x-access-grant-table']>
type Form = Test<HTMLElementTagNameMap['x-access-grant-form']>

const openForm = (): Promise<Form> =>
  setup('x-access-grant-form', { spaceIds: ['space_unit_4'], deviceIds: [], acsEntranceIds: [] })
const openDetails = (): Promise<Table> => setup('x-access-grant-table', { openedAccessGrantId: 'access_grant_1' })

async function choose({ screen, user }: Table, button: string, item: string): Promise<void> {
  await user.click(button)
  ;(await screen.find('menuitem', item)).click()
}

/** The operations of details in a list, with the option that disables each. */
const OPERATIONS = [
  {
    operation: 'accessGrants.update',
    path: '/access_grants/update',
    option: 'disableEditAccessGrant',
    act: (t: Table) => choose(t, 'Extend', '1 day')
  },
  {
    operation: 'accessGrants.requestAccessMethods',
    path: '/access_grants/request_access_methods',
    option: 'disableEditAccessGrant',
    act: (t: Table) => choose(t, 'Add a way in', 'Cloud key')
  },
  {
    operation: 'accessGrants.delete',
    path: '/access_grants/delete',
    option: 'disableDeleteAccessGrant',
    async act({ user }: Table) {
      await user.click('Remove access')
      await user.click('Remove access')
    }
  },
  {
    operation: 'accessMethods.delete',
    path: '/access_methods/delete',
    option: 'disableDeleteAccessGrant',
    async act(t: Table) {
      await choose(t, 'Actions for Mobile key', 'Revoke')
      await until(() => t.screen.all('question').length)
      await t.user.click('Revoke')
    }
  }
] as const

/** Runs an action during which the host changes something. @returns the number of requests */
async function sentWhile<Element extends HTMLElement>(
  t: Test<Element>,
  { operation, path }: { readonly operation: string; readonly path: string },
  act: () => Promise<unknown>,
  change: (element: Element) => unknown
): Promise<number> {
  const announced = t.events('before-change')
  t.element.addEventListener('before-change', () => void change(t.element), { once: true })
  await act()
  await until(() => announced.length)
  expect(announced.map(({ detail }) => detail.operation)).to.deep.equal([operation])
  await settled()
  return t.requests(path).length
}

describe('Gate of access', () => {
  cleanUpAfterEach()

  for (const each of OPERATIONS) {
    it(`sends ${each.operation} if nothing changes`, async () => {
      const t = await openDetails()
      expect(
        await sentWhile(
          t,
          each,
          () => each.act(t),
          () => {}
        )
      ).to.equal(1)
    })

    it(`does not send ${each.operation} once the host forbids it`, async () => {
      const t = await openDetails()
      expect(
        await sentWhile(
          t,
          each,
          () => each.act(t),
          (element) => (element[each.option] = true)
        )
      ).to.equal(0)
    })

    it(`does not send ${each.operation} for access that the list no longer offers`, async () => {
      for (const change of [
        { accessGrantFilter: () => false },
        { reservationKey: 'HH-2041' },
        { spaceId: 'space_garden' },
        { acsEntranceId: 'none' }
      ]) {
        const t = await openDetails()
        expect(
          await sentWhile(
            t,
            each,
            () => each.act(t),
            (element) => Object.assign(element, change)
          )
        ).to.equal(0)
        t.element.remove()
      }
    })

    it(`does not send ${each.operation} once the user has signed out`, async () => {
      const t = await openDetails()
      expect(
        await sentWhile(
          t,
          each,
          () => each.act(t),
          (element) => element.session?.end()
        )
      ).to.equal(0)
    })
  }

  const CREATE = { operation: 'accessGrants.create', path: '/access_grants/create' }
  const CHANGES: Readonly<Record<string, (element: Form['element']) => unknown>> = {
    'once the host forbids it': (element) => (element.disableCreateAccessGrant = true),
    'for a place that the form no longer offers': (element) => (element.spaceIds = ['space_garden']),
    'once the user has signed out': (element) => element.session?.end()
  }
  for (const [title, change] of Object.entries(CHANGES)) {
    it(`does not send accessGrants.create ${title}`, async () => {
      const t = await openForm()
      await t.user.fill('Name', 'Rui Silva')
      expect(await sentWhile(t, CREATE, () => t.user.click('Give access'), change)).to.equal(0)
    })
  }
})
