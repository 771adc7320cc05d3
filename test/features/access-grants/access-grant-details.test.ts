import { expect } from 'chai'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { words } from '../support/stage.js'

const NOW = '2026-05-01T10:00:00Z'

const open = (number: number, given: Given<'x-access-grant-details'> = {}) =>
  setup('x-access-grant-details', { now: NOW, accessGrantId: `access_grant_${number}`, ...given })

const partsOf = ({ element }: Test<HTMLElement>, part: string): string[] =>
  [...(element.shadowRoot?.querySelectorAll(`[part~="${part}"]`) ?? [])].map(({ textContent }) => words(textContent))

const CODES = '/access_codes/list'

/** Changes the access codes of an access, in the order of its locks. */
const withCodes = (...changes: readonly object[]): Given<'x-access-grant-details'> => ({
  async respond(request, _body, pass) {
    const response = await pass(request)
    if (!request.url.endsWith(CODES)) return response
    const { access_codes, ...rest }: { access_codes: readonly object[] } = await response.json()
    return Response.json({ ...rest, access_codes: access_codes.map((code, index) => ({ ...code, ...changes[index] })) })
  }
})

const LINK = 'https://sandbox.latchkey.example/keys'

describe('Access grant details', () => {
  cleanUpAfterEach()

  it('show the state with its time, the places and the time zone', async () => {
    const t = await open(1)
    expect(partsOf(t, 'state')[0]).to.match(/^Active until Sun, May 3/)
    expect(t.screen.text).to.include('Unit 4').and.include('Paris')
  })

  it('show the period as a bar, and say its next time once', async () => {
    const t = await open(1)
    const bar = t.screen.root.querySelector('.time-bar')
    expect(bar?.getAttribute('aria-label')).to.match(/^Thu, Apr 30, .+ – Sun, May 3, .+, 2 days left$/)
    const [start, end] = t.screen.root.querySelectorAll('.access-period .between > *')
    expect([words(start?.textContent), words(end?.textContent)].join()).to.match(/^Thu, Apr 30, .+,2 days left Paris$/)
  })

  it('show the digits of a PIN that is ready, and what each door does', async () => {
    const t = await open(2)
    expect(partsOf(t, 'way')[0]).to.match(/^PIN\s?Ready since .*\d/)
    expect(t.screen.names('button')).to.include('Copy PIN')
    expect(partsOf(t, 'door')).to.deep.equal([
      'Front DoorPIN is on the lock',
      'Back DoorPIN is on the lock',
      'GaragePIN is on the lock'
    ])
  })

  it('say that a PIN is on a lock that is offline', async () => {
    const errors = [{ error_code: 'device_offline', is_device_error: true, message: 'Offline.' }]
    const t = await open(2, withCodes({ errors }))
    expect(partsOf(t, 'door')[0]).to.equal('Front DoorPIN is on the lock')
  })

  it('say that a PIN is being set, is being removed, is not on the lock or may not work', async () => {
    const ownError = (error_code: string) => ({ errors: [{ error_code, is_access_code_error: true, message: 'No.' }] })
    const t = await open(2, withCodes({ status: 'setting' }, { status: 'removing' }, ownError('provider_issue')))
    expect(partsOf(t, 'door')).to.deep.equal([
      'Front DoorPIN is being set…',
      'Back DoorPIN is being removed…',
      'GarageIt isn’t known whether the PIN works'
    ])
    const failed = await open(2, withCodes({ status: 'unset', ...ownError('failed_to_set_on_device') }))
    expect(partsOf(failed, 'door')[0]).to.equal('Front DoorPIN is not on the lock')
  })

  it('say that a PIN is set shortly before the start', async () => {
    const t = await open(3, withCodes({ status: 'unset' }))
    expect(partsOf(t, 'door')[0]).to.equal('Front DoorPIN is set shortly before the start')
  })

  it('show which locks have other digits', async () => {
    const t = await open(15)
    const [way = ''] = partsOf(t, 'way')
    expect(way).to.include('Front Door').and.include('Bike Room')
    expect(t.screen.text).to.match(/Bike Room uses other digits: \d{6}\. 4711 was taken there\./)
  })

  it('keep a link out of the page, and offer to copy it', async () => {
    const t = await open(1)
    expect(t.screen.names('button')).to.include('Copy link')
    expect(t.element.shadowRoot?.innerHTML).not.to.include(LINK)
    expect(t.screen.text).to.include('Can be used once')
  })

  it('show neither digits nor a link of a way in that is not ready', async () => {
    const t = await open(8)
    expect(partsOf(t, 'state')).to.deep.equal(['Not working'])
    expect(t.screen.names('button')).not.to.include('Copy PIN')
    expect(t.screen.text).to.include('not ready although access has started')
  })

  it('offer the step of each problem', async () => {
    const failed = await open(8)
    const seen = failed.requests('/access_methods/list').length
    await failed.user.click('Check again')
    expect(failed.requests('/access_methods/list')).to.have.length(seen + 1)
    const replaced = await open(15)
    expect(replaced.screen.names('button', /^Copy \d{6}$/)).to.have.length(1)
  })

  it('say what to do with a card', async () => {
    const t = await open(6)
    expect(partsOf(t, 'way')).to.deep.equal(['Key cardTo be encodedEncode the card at the front desk.'])
    expect(partsOf(t, 'door')).to.deep.equal(['Suite 12 DoorPreparing…'])
  })

  it('say that a card needs to be assigned, and do not offer to encode it', async () => {
    const t = await open(7)
    expect(partsOf(t, 'way')).to.deep.equal(['Key cardTo be assigned'])
    const encoding = await open(7, { encodeCard: () => undefined })
    expect(encoding.screen.names('button')).not.to.include('Encode card')
  })

  it('show the state of each way in', async () => {
    expect(partsOf(await open(13), 'way')[0]).to.match(/^Mobile keyReady, times are being changed/)
    expect(partsOf(await open(8), 'way')).to.deep.equal(['PINNot ready'])
  })

  it('say that a cloud key opens from the web pass of the guest', async () => {
    const [, cloudKey] = partsOf(await open(4), 'way')
    expect(cloudKey).to.match(/^Cloud keyReady since .+Opens from the guest’s web pass\.$/)
  })

  it('say until when the old times apply', async () => {
    const t = await open(13)
    expect(t.screen.text).to.match(/The times are being changed\. Until then it ends Fri, May 1/)
  })

  it('say that a code can’t be taken back', async () => {
    const t = await open(10)
    expect(t.screen.text).to.match(/The code on Back Door can’t be taken back\. It works until Sat, May 2/)
  })

  it('show the person, unless the host hides people', async () => {
    const t = await open(1)
    expect(t.screen.text).to.include('ana.silva@example.com').and.include('+351 912 345 678')
    const hidden = await open(1, { disablePersonInformation: true })
    expect(hidden.screen.text).not.to.include('ana.silva@example.com')
    expect(hidden.requests('/user_identities/get')).to.deep.equal([])
  })

  it('show ids unless the host hides them', async () => {
    const unfold = ({ screen }: Test<HTMLElement>): void => {
      const folded = [...screen.root.querySelectorAll('summary')]
      folded.find(({ textContent }) => words(textContent) === 'Access info')?.click()
    }
    const shown = await open(6)
    unfold(shown)
    await shown.screen.waitForText('HH-2041')
    expect(shown.screen.text).to.include('access_grant_6').and.include('Time zone')
    const hidden = await open(6, { disableResourceIds: true })
    unfold(hidden)
    await hidden.screen.waitForText('Time zone')
    expect(hidden.screen.text).not.to.include('access_grant_6').and.not.include('HH-2041')
  })

  it('say that doors may be missing if their list is refused', async () => {
    const t = await open(1, { faults: { '/access_methods/get_related': { refuse: 'unauthorized' } } })
    expect(t.screen.text).to.include('Some doors may be missing here.').and.not.include('Unit 4 Terrace')
  })

  it('are missing for an unknown id', async () => {
    const t = await open(99)
    expect(t.screen.text).to.include('This access could not be found.')
  })
})
