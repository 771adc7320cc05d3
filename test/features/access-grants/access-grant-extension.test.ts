import { expect } from 'chai'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const UPDATE = '/access_grants/update'
const NOW = '2026-05-01T10:00:00Z'

type Details = Test<HTMLElementTagNameMap['x-access-grant-details']>

const open = (number: number, given: Given<'x-access-grant-details'> = {}): Promise<Details> =>
  setup('x-access-grant-details', { now: NOW, accessGrantId: `access_grant_${number}`, ...given })

const stateOf = ({ screen }: Test<HTMLElement>): string =>
  words(screen.root.querySelector('[part~=state]')?.textContent)

async function choose({ screen, user }: Test<HTMLElement>, ...items: readonly string[]): Promise<void> {
  for (const name of items) (await screen.find('menuitem', name)).click()
  await user.press()
}

describe('Extension of access', () => {
  cleanUpAfterEach()

  it('sends the new end with the known values, and shows the old end until it is changed', async () => {
    const t = await open(1)
    const updated = t.events('access-grant-updated')
    await t.user.click('Extend')
    expect(t.screen.names('menuitem')).to.deep.equal(['1 hour', '1 day', 'Choose…'])
    await choose(t, '1 day')
    const sent = {
      access_grant_id: 'access_grant_1',
      name: 'Ana Silva',
      starts_at: '2026-04-30T10:00:00.000Z',
      ends_at: '2026-05-04T10:00:00.000Z'
    }
    expect(t.requests(UPDATE)).to.deep.equal([sent])
    expect(updated.map(({ detail }) => detail)).to.deep.equal([sent])
    expect(stateOf(t)).to.equal('Preparing…')
    expect(t.screen.text).to.match(/The times are being changed\. Until then it ends Sun, May 3/)
    await t.advance(10_000)
    await until(() => stateOf(t).startsWith('Active until Mon, May 4'))
  })

  it('can be undone, which restores the end', async () => {
    const t = await open(1)
    await t.user.click('Extend')
    await choose(t, '1 hour')
    await t.user.click('Undo')
    expect(t.requests(UPDATE).map(({ ends_at }) => ends_at)).to.deep.equal([
      '2026-05-03T11:00:00.000Z',
      '2026-05-03T10:00:00.000Z'
    ])
    expect(t.screen.announcements).to.contain('Undone')
  })

  it('is not offered without an end, or long after the end', async () => {
    for (const number of [2, 5]) {
      const t = await open(number)
      expect(t.screen.names('button'), `${number}`).to.include('Remove access').and.not.include('Extend')
    }
  })

  it('opens the form to choose another end', async () => {
    const t = await open(1)
    const edits = t.events('access-grant-edit')
    await t.user.click('Extend')
    await choose(t, 'Choose…')
    await until(() => t.screen.names('heading').includes('Edit access'))
    expect(edits).to.have.length(1)
    const table = await setup('x-access-grant-table', { now: NOW })
    await table.user.click('Actions for Gardener')
    await choose(table, 'Extend', 'Choose…')
    await until(() => table.screen.names('heading').includes('Edit access'))
    await table.user.click('Back')
    await until(() => table.screen.names('button').includes('Give access'))
  })

  it('is offered in the menu of a row', async () => {
    const t = await setup('x-access-grant-table', { now: NOW })
    await t.user.click('Actions for Gardener')
    await choose(t, 'Extend')
    expect(t.screen.focused).to.equal('1 hour')
    await choose(t, '1 hour')
    expect(t.requests(UPDATE).map(({ name }) => name)).to.deep.equal(['Gardener'])
  })
})
