import { expect } from 'chai'
import type { EncodeCard } from '../../../src/core/resources/host-functions.js'
import { replaceClipboard, replaceShareSheet } from '../support/clipboard.js'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const ADD = '/access_grants/request_access_methods'
const REVOKE = '/access_methods/delete'
const WAYS = '/access_methods/list'
const NOW = '2026-05-01T10:00:00Z'
const LINK = 'https://sandbox.latchkey.example/keys'

type Details = Test<HTMLElementTagNameMap['x-access-grant-details']>

const open = (number: number, given: Given<'x-access-grant-details'> = {}): Promise<Details> =>
  setup('x-access-grant-details', { now: NOW, accessGrantId: `access_grant_${number}`, ...given })

const ways = ({ screen }: Details): readonly string[] =>
  [...screen.root.querySelectorAll('[part~=way]')].map(({ textContent }) => words(textContent))

async function choose({ screen, user }: Details, button: string, item: string): Promise<void> {
  await user.click(button)
  ;(await screen.find('menuitem', item)).click()
  await user.press()
}

/** Presses the button of the latest message. */
async function pressLast({ screen, user }: Details, name: string): Promise<void> {
  screen.all('button', name).at(-1)?.click()
  await user.press()
}

describe('Ways in', () => {
  cleanUpAfterEach()

  it('can be added if a door takes them and the access has none', async () => {
    const t = await open(1)
    const added = t.events('access-method-added')
    await t.user.click('Add a way in')
    expect(t.screen.names('menuitem')).to.deep.equal(['Cloud key'])
    ;(await t.screen.find('menuitem', 'Cloud key')).click()
    await until(() => ways(t).some((way) => way.startsWith('Cloud key')))
    expect(t.requests(ADD)).to.deep.equal([
      { access_grant_id: 'access_grant_1', requested_access_methods: [{ mode: 'cloud_key' }] }
    ])
    expect(added.map(({ detail }) => detail)).to.deep.equal([{ access_grant_id: 'access_grant_1', mode: 'cloud_key' }])
    expect(t.screen.names('button')).not.to.include('Add a way in')
    await t.advance(10_000)
    await until(() => ways(t).some((way) => /^Cloud key\s?Ready since/.test(way)))
  })

  it('are revoked after a question, and shown as being removed until the platform has done it', async () => {
    const t = await open(1)
    const deleted = t.events('access-method-deleted')
    await choose(t, 'Actions for Mobile key', 'Revoke')
    expect(t.screen.names('question')).to.deep.equal(['Revoke the mobile key?'])
    expect(t.screen.text).to.include('The link stops working.').and.include('This can’t be undone.')
    await t.user.click('Revoke')
    const ids = t.requests(REVOKE).map(({ access_method_id }) => access_method_id)
    expect(ids).to.have.length(1)
    expect(t.platform.outlivePage(REVOKE)).to.deep.equal([true])
    expect(deleted.map(({ detail }) => detail)).to.deep.equal([
      { access_grant_id: 'access_grant_1', access_method_id: ids[0], mode: 'mobile_key' }
    ])
    expect(ways(t).join()).to.include('Being removed…')
    expect(t.screen.names('button')).not.to.include('Copy link').and.not.include('Undo')
    await t.advance(15_000)
    await until(() => !ways(t).join().includes('Mobile key'))
    await t.user.click('Add a way in')
    expect(t.screen.names('menuitem')).to.include('Mobile key')
  })

  it('offer to remove the access in place of the last one', async () => {
    const t = await open(2)
    await choose(t, 'Actions for PIN', 'Remove access')
    expect(t.screen.names('question')).to.deep.equal(['Remove Cleaning team’s access?'])
  })

  it('say what failed if a way in can’t be revoked or added', async () => {
    const fault = { status: 409, error: { type: 'conflict', message: 'Not now.' } }
    const t = await open(1, { faults: { [REVOKE]: fault, [ADD]: fault } })
    await choose(t, 'Actions for Mobile key', 'Revoke')
    await t.user.click('Revoke')
    await until(() => t.screen.announcements.includes('This way in could not be revoked.'))
    expect(ways(t).join()).not.to.include('Being removed…')
    await choose(t, 'Add a way in', 'Cloud key')
    await until(() => t.screen.announcements.includes('This way in could not be added.'))
  })

  it('are not requested again before it is known whether a lost request has added them', async () => {
    const unavailable = { status: 503 }
    const t = await open(1, { faults: { [ADD]: unavailable } })
    await choose(t, 'Add a way in', 'Cloud key')
    const unknown = 'It isn’t known whether this way in was added.'
    await until(() => t.screen.announcements.includes(unknown))
    t.platform.update({ faults: { [WAYS]: unavailable } })
    await t.user.click('Try again')
    // A read is given up after several attempts.
    await t.advance(8000)
    expect(t.screen.announcements).to.include(unknown)
    t.platform.update({ faults: {} })
    const requested = { access_grant_id: 'access_grant_1', requested_access_methods: [{ mode: 'cloud_key' as const }] }
    await t.platform.client.accessGrants.requestAccessMethods(requested)
    const sent = t.requests(ADD).length
    await pressLast(t, 'Try again')
    await until(() => t.screen.announcements.includes('Being prepared'))
    // The failed request, and the one from elsewhere.
    expect([sent, t.requests(ADD).length]).to.deep.equal([2, 2])
  })

  it('share the digits as a guest pass with all doors', async () => {
    const t = await open(2)
    await t.user.click('Share')
    const pass = await until(() => t.screen.root.querySelector('dialog[open]'))
    expect(words(pass.textContent)).to.include('Front Door, Back Door, Garage').and.include('Cleaning team')
    expect(pass.querySelector('.code-digits')?.ariaLabel).to.match(/^(?:\d ){3,}\d$/)
  })

  it('name only doors that take a PIN on its guest pass', async () => {
    const t = await open(1)
    // The mobile key has a button of the same name.
    t.screen.all('button', 'Share')[0]?.click()
    const pass = await until(() => t.screen.root.querySelector('dialog[open]'))
    expect(words(pass.textContent)).to.include('Unit 4 Door').and.not.include('Unit 4 Terrace')
  })

  it('name the doors of each PIN on its guest pass', async () => {
    const t = await open(15)
    await t.user.click('Share')
    const pass = await until(() => t.screen.root.querySelector('dialog[open]'))
    const digits = [...pass.querySelectorAll('.code-digits')]
    expect(digits.map(({ parentElement }) => words(parentElement?.querySelector('p')?.textContent))).to.deep.equal([
      'Front Door',
      'Bike Room'
    ])
  })

  it('show and share no digits that a lock chooses itself', async () => {
    const constraints = [{ constraint_type: 'cannot_specify_pin_code' }]
    const t = await open(15, {
      edit({ device_id, properties }) {
        if (device_id === 'device_bike_room') Object.assign(Object(properties), { code_constraints: constraints })
      }
    })
    expect(
      [...t.screen.root.querySelectorAll('[part~=way] .code-digits')].map(({ textContent }) => textContent)
    ).to.deep.equal(['4711'])
    await t.user.click('Share')
    const pass = await until(() => t.screen.root.querySelector('dialog[open]'))
    expect(words(pass.textContent)).to.include('Front Door').and.not.include('Bike Room')
    expect(pass.querySelectorAll('.code-digits')).to.have.length(1)
  })

  it('copy, show and share a link, which is not in the page before', async () => {
    const copied = replaceClipboard()
    const shared = replaceShareSheet()
    const t = await open(1)
    expect(t.screen.root.innerHTML).not.to.include(LINK)
    await t.user.click('Copy link')
    expect(copied).to.have.length(1)
    expect(copied[0]).to.match(/^https:\/\/sandbox\.latchkey\.example\/keys\/\d+$/)
    await t.user.click('Show QR code')
    await until(() => t.screen.root.querySelector('dialog[open] [role=img]'))
    await t.user.click('Close')
    const mobileKey = t.screen.root.querySelectorAll('[part~=way]')[1]
    const share = [...(mobileKey?.querySelectorAll('button') ?? [])].find(
      (button) => words(button.textContent) === 'Share'
    )
    share?.click()
    await until(() => shared.length)
    expect(shared).to.deep.equal([{ text: copied[0] }])
    expect(t.screen.root.innerHTML).not.to.include(LINK)
  })

  it('show no link that is not secure', async () => {
    const t = await open(1, {
      async respond(request, _body, pass) {
        const response = await pass(request)
        if (!request.url.endsWith('/access_methods/list')) return response
        return new Response((await response.text()).replaceAll('https:', 'http:'), response)
      }
    })
    expect(t.screen.text).to.include('The link can’t be shown')
    expect(t.screen.names('button')).not.to.include('Copy link').and.not.include('Show QR code')
  })

  it('encode a card through the host, which gets no secrets', async () => {
    const calls: Parameters<EncodeCard>[] = []
    let finish = (): void => {}
    const t = await open(6, {
      encodeCard: (...card) => {
        calls.push(card)
        return new Promise<void>((resolve) => void (finish = resolve))
      }
    })
    await t.user.click('Encode card')
    expect(t.screen.names('button')).to.include('Encoding…')
    expect(calls.map(([method, grant]) => [method.mode, grant.access_grant_id])).to.deep.equal([
      ['card', 'access_grant_6']
    ])
    expect(JSON.stringify(calls)).not.to.match(/https:|_token|"code":/)
    const seen = t.requests('/access_methods/list').length
    finish()
    await until(() => t.screen.names('button').includes('Encode card'))
    await until(() => t.requests('/access_methods/list').length === seen + 1)
  })

  it('say why the host could not encode a card', async () => {
    const t = await open(6, { encodeCard: () => Promise.reject(new Error('The encoder has no card.')) })
    await t.user.click('Encode card')
    await t.screen.waitForText('The encoder has no card.')
    t.element.encodeCard = () => new Promise(() => {})
    await t.user.click('Encode card')
    await t.advance(31_000)
    await t.screen.waitForText('The card could not be encoded. Please try again.')
  })
})
