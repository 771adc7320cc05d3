import { configure } from '../../elements/index.js'
import { ApiError, createTimeoutError, NetworkError, UnauthorizedError } from '../../src/client/errors.js'
import { isInvalidOptionsError, isInvalidTokenError, isUnauthorizedError } from '../../src/client/index.js'
import { sessionErrorIcon } from '../../src/element/root/session-error-icon.js'
import { User, WifiOff } from '../../src/ui/icons.js'
import { stopTimers } from '../clock.js'
import { keyOf, type PlatformWithUsers } from '../platform.js'
import {
  add,
  alertOf,
  all,
  findButton,
  make,
  notes,
  onFreshPage,
  press,
  recordEvents,
  rowsOf,
  settled,
  stopTime,
  strayRequests,
  textOf,
  until
} from './page.js'
import { EXCHANGE, startPlatform } from './stage.js'

const PREFIX = 'seamQueryProvider received invalid props: '
const MISSING = 'Must provide either a seam client, clientSessionToken, publishableKey or consoleSessionToken.'

const asAttributes = (sentence: string): string =>
  sentence.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('Session that cannot be created', () => {
  onFreshPage()
  let platform: PlatformWithUsers

  beforeEach(() => {
    platform = startPlatform()
  })

  const addTable = (attributes: Record<string, string> = {}) => add('x-device-table', { attributes })
  const loaded = (table: HTMLElement) => until(() => rowsOf(table).length === 6)

  /** Expects an error in the element, and the same error with a prefix in the console. */
  const expectFault = async (table: HTMLElement, attribute: string, sentence: string, prefix = ''): Promise<void> => {
    const kind = attribute === 'client' ? 'property' : 'attribute'
    await until(() => alertOf(table).includes(`Check the ${kind} ${attribute}.`))
    expect(alertOf(table)).to.include(asAttributes(sentence))
    expect(alertOf(table)).not.to.include('QueryProvider')
    table.setAttribute('heading', 'Doors')
    await settled()
    expect(notes.reports).to.have.length(1)
    const { detail, target } = notes.reports[0] ?? {}
    expect(target).to.equal(table)
    expect(detail?.operation).to.equal('session')
    expect(isInvalidOptionsError(detail?.error)).to.equal(true)
    expect(String(detail?.error)).to.equal(`InvalidOptionsError: ${prefix}${sentence}`)
    expect(rowsOf(table)).to.have.length(0)
    expect(platform.count()).to.equal(0)
    expect(strayRequests).to.deep.equal([])
  }

  it('shows an error for lack of credentials, and recovers', async () => {
    const table = addTable()
    await expectFault(table, 'publishable-key', MISSING)
    const changes = recordEvents(table, 'session-change')
    for (const [name, value] of Object.entries(keyOf(platform))) table.setAttribute(name, value)
    await loaded(table)
    expect(changes).to.have.length(1)
    expect(platform.sent.map(({ path }) => path)).to.deep.equal([EXCHANGE, '/devices/list'])
    expect(platform.sent[0]?.body).to.deep.equal({ user_identifier_key: 'jane' })
  })

  const values: Record<string, string> = {
    'publishable-key': 'seam_pk_sandbox',
    'user-identifier-key': 'jane',
    'client-session-token': 'seam_cst_sandbox',
    'console-session-token': 'ey.a.b',
    'workspace-id': 'workspace',
    sandbox: ''
  }
  // All contradictions are tested in `test/core/sessions.test.ts`.
  const contradictions: readonly (readonly [option: string, fault: string])[] = [
    ['client', 'publishable-key'],
    ['publishable-key', 'workspace-id'],
    ['console-session-token', 'workspace-id'],
    ['sandbox', 'client-session-token']
  ]

  const isMissingBeside = (option: string, fault: string): boolean =>
    option === 'console-session-token' && fault === 'workspace-id'
  const sentenceOf = (option: string, fault: string): string =>
    isMissingBeside(option, fault)
      ? 'The console-session-token option needs the workspace-id option, too.'
      : `The ${fault} option cannot be used with the ${option} option.`

  for (const [option, fault] of contradictions) {
    const isMissing = isMissingBeside(option, fault)
    it(`names ${fault} if ${option} is ${isMissing ? 'without' : 'combined with'} it`, async () => {
      const given = isMissing ? [option] : [option, fault]
      const client = given.includes('client') ? await platform.clientOf('jane') : undefined
      const table = make('x-device-table', { attributes: { endpoint: platform.endpoint }, properties: { client } })
      for (const name of given) if (name !== 'client') table.setAttribute(name, values[name] ?? '')
      document.body.append(table)
      await expectFault(table, fault, sentenceOf(option, fault), PREFIX)
      for (const name of given) table.removeAttribute(name)
      table.client = undefined
      for (const [name, value] of Object.entries(keyOf(platform))) table.setAttribute(name, value)
      await loaded(table)
      expect(notes.reports).to.have.length(1)
    })
  }

  it('names the publishable key if there is only a user identifier key', async () => {
    await expectFault(addTable({ 'user-identifier-key': 'jane' }), 'publishable-key', MISSING)
  })

  it('is reported with the name of the product', async () => {
    const acme = { product: 'acme', endpoint: platform.endpoint }
    const both = { 'publishable-key': 'acme_pk1', 'client-session-token': 'acme_cst1' }
    const sentence = sentenceOf('publishable-key', 'client-session-token')
    await expectFault(addTable({ ...acme, ...both }), 'client-session-token', sentence, PREFIX.replace('seam', 'acme'))
    const lone = addTable(acme)
    await until(() => alertOf(lone).includes('Must provide either a acme client'))
  })

  for (const [way, hold] of Object.entries({
    'a session element': (options: Record<string, string>) => {
      const session = add('x-session', { attributes: options })
      return [session, add('x-device-table', {}, session)] as const
    },
    configure: (options: Record<string, string>) => {
      configure({ publishableKey: options['publishable-key'], consoleSessionToken: options['console-session-token'] })
      return [add('x-device-table'), undefined] as const
    }
  })) {
    it(`shows the error from ${way} in the element, and reports it in each element that uses it`, async () => {
      const [first, second] = hold({ 'publishable-key': 'seam_pk1', 'console-session-token': 'ey.a.b' })
      const sentence = sentenceOf('publishable-key', 'console-session-token')
      await until(() => alertOf(second ?? first).includes(sentence))
      await settled()
      const reported = notes.reports.map(({ target, detail }) => [target, detail.operation, String(detail.error)])
      const expected = ['session', `InvalidOptionsError: ${PREFIX}${sentence}`]
      expect(reported).to.have.deep.members([first, second].filter(Boolean).map((target) => [target, ...expected]))
    })
  }

  const malformed: readonly (readonly [string, Record<string, string>])[] = [
    ['publishable-key', { 'publishable-key': 'pk_unknown_form' }],
    ['publishable-key', { 'publishable-key': 'seam_cst_some_token' }],
    ['client-session-token', { 'client-session-token': 'seam_pk_some_key' }],
    ['console-session-token', { 'console-session-token': 'seam_pk_some_key', 'workspace-id': 'workspace' }]
  ]
  for (const [attribute, given] of malformed) {
    it(`names the ${attribute} without its value if it starts with ${given[attribute]?.slice(0, 8)}`, async () => {
      const table = addTable({ ...given, endpoint: platform.endpoint })
      await until(() => alertOf(table).includes(attribute))
      await settled()
      expect(isInvalidTokenError(notes.reports[0]?.detail.error)).to.equal(true)
      expect(notes.reports).to.have.length(1)
      expect(findButton(table, 'Try again')).to.equal(undefined)
      expect(textOf(table)).not.to.include(given[attribute])
      expect(notes.warnings.join()).not.to.include(given[attribute])
      expect(platform.count()).to.equal(0)
      table.removeAttribute(attribute)
      table.removeAttribute('workspace-id')
      for (const [name, value] of Object.entries(keyOf(platform))) table.setAttribute(name, value)
      await loaded(table)
    })
  }

  const unusable: readonly (readonly [string, Record<string, string>, RegExp])[] = [
    ['endpoint', { endpoint: 'platform.example' }, /Invalid endpoint: .* http\(s\) address/],
    ['endpoint', { endpoint: 'https://jane:topsecret@platform.example' }, /Invalid endpoint: .* http\(s\) address/],
    ['product', { product: 'a:b', 'publishable-key': 'a:b_pk1' }, /Invalid product: /],
    ['product', { product: '<b>', 'client-session-token': '<b>_cst1' }, /Invalid product: /]
  ]
  for (const [attribute, given, words] of unusable) {
    it(`shows an error without "Try again" if its ${attribute} is ${given[attribute]}`, async () => {
      const table = addTable({ 'publishable-key': given['client-session-token'] ? '' : 'seam_pk1', ...given })
      await until(() => alertOf(table).includes('Setup problem'))
      await settled()
      expect(alertOf(table)).to.match(words).and.not.include('topsecret')
      expect(findButton(table, 'Try again')).to.equal(undefined)
      expect(notes.reports.map(({ detail }) => isInvalidOptionsError(detail.error))).to.deep.equal([true])
      expect(strayRequests).to.deep.equal([])
      for (const name of Object.keys(given)) table.removeAttribute(name)
      for (const [name, value] of Object.entries(keyOf(platform))) table.setAttribute(name, value)
      await loaded(table)
    })
  }

  it('shows the product name as it is written', async () => {
    const table = addTable({ product: 'myPlatform', 'publishable-key': 'seam_pk1' })
    await until(() => alertOf(table).includes('publishable-key format, expected token to start with myPlatform_pk'))
    const lone = addTable({ product: 'myPlatform' })
    await until(() => alertOf(lone).includes('a myPlatform client, client-session-token, publishable-key or console-'))
  })

  it('offers "Try again" if the platform rejects the key', async () => {
    platform.update({ faults: { [EXCHANGE]: { status: 401, times: 1 } } })
    const table = addTable(keyOf(platform))
    await until(() => alertOf(table).includes('was rejected'))
    table.setAttribute('heading', 'Doors')
    await settled()
    expect(notes.reports).to.have.length(1)
    expect(isUnauthorizedError(notes.reports[0]?.detail.error)).to.equal(true)
    await press(table, 'Try again')
    await loaded(table)
    expect(notes.reports).to.have.length(1)
  })

  it('has the icon of a missing connection after a network error or a timeout only', () => {
    const details = { code: 'failed', message: 'Failed.', requestId: '' }
    const failures = [403, 429, 503].map((statusCode) => new ApiError({ ...details, statusCode }))
    expect(sessionErrorIcon(new NetworkError('Failed.'))).to.have.property('type', WifiOff)
    expect(sessionErrorIcon(createTimeoutError())).to.have.property('type', WifiOff)
    expect(sessionErrorIcon(new UnauthorizedError(''))).to.have.property('type', User)
    expect(failures.map(sessionErrorIcon)).to.deep.equal([undefined, undefined, undefined])
  })

  it('is retried after a temporary failure, and shows that', async () => {
    platform.update({ faults: { [EXCHANGE]: { status: 503, times: 1 } } })
    // The delay before the retry does not end on its own.
    stopTime(stopTimers)
    const table = addTable(keyOf(platform))
    await until(() => alertOf(table).includes('Still trying'))
    expect(platform.count(EXCHANGE)).to.equal(1)
    await press(table, 'Try again')
    await loaded(table)
    expect(alertOf(table)).to.equal('')
    expect(platform.count(EXCHANGE)).to.equal(2)
    expect(notes.reports).to.deep.equal([])
  })

  it('keeps keys and tokens out of the UI, events and logs', async () => {
    const table = addTable({ ...keyOf(platform), 'client-session-token': 'seam_cst_topsecret' })
    await until(() => alertOf(table))
    const serialized = JSON.stringify([
      textOf(table),
      notes.warnings,
      notes.reports.map(({ detail }) => String(detail.error))
    ])
    expect(serialized).not.to.include('topsecret')
    expect(serialized).not.to.include(platform.publishableKey)
    expect(all(table, 'script')).to.deep.equal([])
  })
})
