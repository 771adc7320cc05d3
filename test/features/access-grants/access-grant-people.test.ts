import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const CREATE = '/access_grants/create'
const PERSON = '/user_identities/get'
const NOW = '2026-05-01T10:00:00Z'
const KNOWN = 'Someone who has access'
const LIST = 'People with access'

const open = (given: Given<'x-access-grant-form'> = {}) =>
  setup('x-access-grant-form', {
    now: NOW,
    spaceIds: ['space_unit_4'],
    deviceIds: [],
    acsEntranceIds: [],
    ...given
  })

const options = ({ screen }: Test<HTMLElement>): string[] =>
  [...screen.root.querySelectorAll('[role=option]')].map(({ textContent }) => words(textContent))

async function openedList(given: Given<'x-access-grant-form'> = {}) {
  const t = await open(given)
  await until(() => t.screen.maybe(KNOWN))
  await t.user.check(KNOWN)
  await until(() => options(t).length === 4)
  return t
}

describe('People with access in the form', () => {
  cleanUpAfterEach()

  it('are read when their list opens, and are listed once', async () => {
    const t = await open()
    await until(() => t.screen.maybe(KNOWN))
    expect(t.screen.field('Someone new').checked).to.equal(true)
    expect(t.requests(PERSON)).to.deep.equal([])
    await t.user.check(KNOWN)
    await until(() => options(t).length === 4)
    expect(t.requests(PERSON)).to.have.length(4)
    expect(options(t).join()).to.include('Ben Okafor').and.include('ben.okafor@example.com')
    expect(t.screen.maybe('Name')).to.equal(undefined)
    await t.advance(120_000)
    expect(t.requests(PERSON), 'read once').to.have.length(4)
  })

  it('are chosen with the keyboard alone, and sent by id', async () => {
    const t = await openedList()
    t.screen.field(KNOWN).focus()
    await sendKeys({ press: 'Tab' })
    expect(t.screen.focused).to.equal(LIST)
    await sendKeys({ type: 'okafor' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await until(() => t.screen.text.includes('Chosen: Ben Okafor'))
    expect(t.screen.focused).to.equal(LIST)
    expect(t.screen.announcements).to.include('Chosen: Ben Okafor')
    expect(t.screen.root.querySelector('[aria-selected=true]')?.textContent).to.include('Ben Okafor')
    expect(t.requests(CREATE), 'Enter chooses, and sends nothing').to.deep.equal([])
    await t.user.click('Give access')
    const [{ user_identity_id, name, user_identity } = {}] = t.requests(CREATE)
    expect([user_identity_id, name, user_identity]).to.deep.equal(['user_identity_ben', 'Ben Okafor', undefined])
  })

  it('have to be chosen before access is given to one of them', async () => {
    const t = await openedList()
    await t.user.click('Give access')
    expect(t.screen.alertText + t.screen.announcements).to.include('Choose a person')
    expect(t.screen.focused).to.equal(LIST)
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('are shown with their names only if the host hides how to reach them', async () => {
    const t = await openedList({ disablePersonInformation: true })
    expect(t.screen.text).not.to.match(/@example|\+33|\+351/)
  })

  it('are offered if an e-mail address is in use, and the list takes the focus', async () => {
    const t = await open()
    await until(() => t.screen.maybe(KNOWN))
    await t.user.fill('Name', 'Ana')
    await t.user.fill('Email (optional)', 'ana.silva@example.com')
    await t.user.click('Give access')
    expect(t.screen.error('Email (optional)')).to.match(
      /^Someone already has this email or phone\. Choose them under “Someone who has access”\./
    )
    await t.user.click(KNOWN)
    await until(() => t.screen.focused === LIST)
    await until(() => options(t).length === 4)
  })

  it('are not offered if their list fails, or if the host has chosen the person', async () => {
    const chosen = await open({ userIdentityId: 'user_identity_ben' })
    expect(chosen.requests('/access_grants/list')).to.deep.equal([])
    const failed = await open({ faults: { '/access_grants/list': { status: 400, error: { type: 'invalid_input' } } } })
    await failed.advance(1000)
    expect(failed.screen.maybe(KNOWN)).to.equal(undefined)
    expect(failed.screen.maybe('Name')).not.to.equal(undefined)
  })

  it('can be read again if that has failed', async () => {
    const t = await open({ faults: { [PERSON]: { status: 400, error: { type: 'invalid_input' } } } })
    await until(() => t.screen.maybe(KNOWN))
    await t.user.check(KNOWN)
    await t.screen.waitForText('Some people could not be loaded.')
    t.platform.update({ faults: {} })
    await t.user.click('Try again')
    await until(() => options(t).length === 4)
  })
})
