import { expect } from 'chai'
import { endSessions, type LatchkeyEventMap } from '../../../elements/index.js'
import { notes } from '../../clean-page.js'
import { useRecordedConsole } from '../../record-console.js'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { until } from '../support/stage.js'

const CREATE = '/access_grants/create'
const EMAIL = 'hidden.guest@secret.example'
const PHONE = '+15550177345'
const DIGITS = '739146'

/** All events but `before-change`, whose parameters are those that are sent. */
const EVENTS = [
  'access-grant-click',
  'access-grant-created',
  'access-grant-delete',
  'access-grant-deleted',
  'access-grant-edit',
  'access-grant-updated',
  'access-method-added',
  'access-method-deleted',
  'access-method-failed',
  'access-method-issued',
  'platform-error',
  'screen-change',
  'session-change'
] as const satisfies readonly (keyof LatchkeyEventMap)[]

/** Names people only by their e-mail address, as the platform does for someone without a name. */
const withoutNames = (contact: string): Given<'x-access-grant-table'> => ({
  async respond(request, _body, pass) {
    const response = await pass(request)
    const text = await response.text()
    const nameless = text.replaceAll('"full_name":"Ana Silva"', '"full_name":null')
    return new Response(nameless.replaceAll(/"(?:Ana Silva|ana\.silva@example\.com)"/g, `"${contact}"`), response)
  }
})

/** Returns the texts of a value, also those of errors. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null || value instanceof Node) return
  for (const name of Object.getOwnPropertyNames(value)) yield* textsOf(Reflect.get(value, name))
}

/** Records the texts of the events of an element. */
function recordTexts({ element }: Test<HTMLElement>): string[] {
  const texts: string[] = []
  for (const name of EVENTS)
    element.addEventListener(name, (event) => {
      // The client is how the host reaches the platform.
      if (name !== 'session-change') texts.push(name, ...textsOf(Reflect.get(event, 'detail')))
    })
  return texts
}

const storage = (): string => JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])
const dom = ({ screen }: Test<HTMLElement>): string => screen.root.innerHTML

const filled = async (given: Given<'x-access-grant-form'> = {}) => {
  const t = await setup('x-access-grant-form', {
    spaceIds: ['space_unit_4'],
    deviceIds: [],
    acsEntranceIds: [],
    ...given
  })
  const texts = recordTexts(t)
  await t.user.fill('Name', 'Rui Silva')
  await t.user.fill('Email (optional)', EMAIL)
  await t.user.fill('Phone (optional)', PHONE)
  await t.user.check('Use these digits')
  await t.user.fill('Digits', DIGITS)
  return { t, texts }
}

describe('Secrets of access', () => {
  cleanUpAfterEach()
  const informed = useRecordedConsole('info')

  function expectNoSecrets(texts: readonly string[], secrets: readonly string[]): void {
    const everything = [...texts, ...informed, ...notes.warnings, storage()].join('\n')
    for (const secret of secrets) expect(everything, secret).not.to.include(secret)
  }

  it('are in no event, log or storage when access is given', async () => {
    const { t, texts } = await filled()
    await t.user.click('Give access')
    await until(() => t.screen.text.includes('Ways in'))
    expect(texts).to.include('access-grant-created')
    expectNoSecrets(texts, [EMAIL, PHONE, DIGITS])
  })

  it('are in no event or log when the platform quotes them in its error', async () => {
    const message = `The code ${DIGITS} of ${EMAIL}, ${PHONE}, is taken.`
    const { t, texts } = await filled({ faults: { [CREATE]: { status: 409, error: { type: 'taken', message } } } })
    await t.user.click('Give access')
    expect(t.requests(CREATE)).to.have.length(1)
    expectNoSecrets(texts, [EMAIL, PHONE, DIGITS])
  })

  it('are not in the DOM of a list', async () => {
    const bodies: string[] = []
    const t = await setup('x-access-grant-table', { onResponse: (text) => void bodies.push(text) })
    await t.screen.find('row', /Ana Silva$/)
    await until(() => bodies.some((text) => text.includes('instant_key_url')))
    const all = bodies.join('\n')
    const links = [...all.matchAll(/"instant_key_url":"([^"]+)"/g)].map(([, link = '']) => link)
    const tokens = [...all.matchAll(/"client_session_token":"([^"]+)"/g)].map(([, token = '']) => token)
    const digits = [...all.matchAll(/"code":"(\d+)"/g)].map(([, code = '']) => code)
    expect(Math.min(links.length, tokens.length, digits.length)).to.be.above(0)
    for (const secret of [...links, ...tokens, ...digits]) expect(dom(t), secret).not.to.include(secret)
    expect(dom(t)).not.to.include('@example.com')
  })

  it('are in the DOM of the details only when the code of a mobile key is shown', async () => {
    const bodies: string[] = []
    const t = await setup('x-access-grant-details', {
      accessGrantId: 'access_grant_1',
      onResponse: (text) => void bodies.push(text)
    })
    const texts = recordTexts(t)
    await t.screen.waitForText('Mobile key')
    const [, link = ''] = /"instant_key_url":"([^"]+)"/.exec(bodies.join('\n')) ?? []
    const [, token = ''] = /"client_session_token":"([^"]+)"/.exec(bodies.join('\n')) ?? []
    expect(link).not.to.equal('')
    expect(token).not.to.equal('')
    for (const secret of [link, token]) expect(dom(t)).not.to.include(secret)
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    await until(() => texts.includes('access-grant-deleted'))
    expectNoSecrets(texts, [link, token, 'ana.silva@example.com'])
  })

  for (const contact of [EMAIL, PHONE]) {
    it(`are in no event of an access for ${contact}, a person without a name`, async () => {
      const t = await setup('x-access-grant-table', withoutNames(contact))
      const texts = recordTexts(t)
      await t.user.click(new RegExp(contact.replace('+', '\\+')), 'row')
      await t.user.click('Edit')
      await t.user.check('No end')
      await t.user.click('Save')
      await until(() => texts.includes('access-grant-updated'))
      expect(texts).to.include('access-grant-click')
      expectNoSecrets(texts, [contact])
    })

    it(`are in no event when access is given to ${contact}, a person without a name`, async () => {
      const t = await setup('x-access-grant-form', {
        ...withoutNames(contact),
        userIdentityId: 'user_identity_ana',
        spaceIds: ['space_unit_4'],
        deviceIds: [],
        acsEntranceIds: []
      })
      const texts = recordTexts(t)
      await t.user.click('Give access')
      await until(() => texts.includes('access-grant-created'))
      expect(t.requests(CREATE)[0]).not.to.have.property('name')
      expectNoSecrets(texts, [contact])
    })
  }

  it('are not in the DOM if the host hides people, also of someone without a name', async () => {
    const hidden = { ...withoutNames(EMAIL), disablePersonInformation: true }
    const t = await setup('x-access-grant-table', hidden)
    await t.screen.find('row', 'Access')
    expect(dom(t)).not.to.include(EMAIL)
    await t.user.click('Access', 'row')
    await t.screen.waitForText('Ways in')
    expect(dom(t)).not.to.include(EMAIL)
    await t.user.click('Remove access')
    expect(t.screen.names('question')).to.deep.equal(['Remove this access?'])
    await t.user.click('Cancel')
    await t.user.click('Edit')
    expect(t.screen.field('Name').value).to.equal('')
    expect(dom(t)).not.to.include(EMAIL)
  })

  for (const button of ['Show QR code', 'Share']) {
    it(`are cleared with the open dialog of "${button}" at the end of the session`, async () => {
      const t = await setup('x-access-grant-details', { accessGrantId: 'access_grant_1' })
      await until(() => t.screen.all('button', button)[0]).then((found) => found.click())
      const dialog = await until(() => t.screen.root.querySelector('dialog[open]'))
      expect(dialog.textContent).to.include('Ana Silva')
      endSessions()
      await until(() => !dom(t).includes('Ana Silva'))
      expect(t.screen.root.querySelector('dialog, [part~=way], [part~=door]')).to.equal(null)
      expect(dom(t)).not.to.match(/Unit 4|@example|\+351/)
    })
  }

  it('are in the DOM of the form only once the list of people is opened', async () => {
    const t = await setup('x-access-grant-form', {})
    await until(() => t.screen.maybe('Someone who has access'))
    expect(dom(t)).not.to.match(/@example|Okafor/)
    await t.user.check('Someone who has access')
    await t.screen.waitForText('ben.okafor@example.com')
  })
})
