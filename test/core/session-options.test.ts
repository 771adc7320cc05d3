import { isInvalidOptionsError, PlatformClient } from '../../src/client/index.js'
import { attributeName, type SessionOptions } from '../../src/core/session/session-options.js'
import { validateSessionOptions } from '../../src/core/session/session-options-error.js'
import { onSharedSessions } from './shared-sessions.js'

onSharedSessions()

describe('Session options', () => {
  const client = PlatformClient.fromClientSessionToken('seam_cst1_one')
  const all: SessionOptions = {
    client,
    publishableKey: 'seam_pk1_key',
    userIdentifierKey: 'jane',
    clientSessionToken: 'seam_cst1_one',
    consoleSessionToken: 'ey.console',
    workspaceId: 'workspace',
    sandbox: true
  }
  const pick = (...names: (keyof SessionOptions)[]): SessionOptions =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.some((wanted) => wanted === name)))

  const allowed: (keyof SessionOptions)[][] = [
    ['client'],
    ['publishableKey'],
    ['publishableKey', 'userIdentifierKey'],
    ['clientSessionToken'],
    ['consoleSessionToken', 'workspaceId'],
    ['sandbox'],
    ['sandbox', 'publishableKey', 'userIdentifierKey']
  ]
  for (const names of allowed) {
    it(`can be ${names.join(' and ')}`, () => {
      expect(
        validateSessionOptions({ ...pick(...names), endpoint: 'https://platform.test', product: 'seam' })
      ).to.equal(undefined)
    })
  }

  const excluded: [keyof SessionOptions, keyof SessionOptions][] = [
    ['client', 'publishableKey'],
    ['client', 'clientSessionToken'],
    ['client', 'userIdentifierKey'],
    ['client', 'consoleSessionToken'],
    ['client', 'workspaceId'],
    ['publishableKey', 'clientSessionToken'],
    ['publishableKey', 'consoleSessionToken'],
    ['publishableKey', 'workspaceId'],
    ['clientSessionToken', 'userIdentifierKey'],
    ['clientSessionToken', 'consoleSessionToken'],
    ['clientSessionToken', 'workspaceId'],
    ['consoleSessionToken', 'userIdentifierKey'],
    ['sandbox', 'client'],
    ['sandbox', 'clientSessionToken'],
    ['sandbox', 'consoleSessionToken'],
    ['sandbox', 'workspaceId']
  ]
  for (const [option, other] of excluded) {
    it(`cannot combine ${option} and ${other}`, () => {
      const fault = validateSessionOptions(pick(option, other))
      expect(isInvalidOptionsError(fault?.error)).to.equal(true)
      expect(fault?.option).to.equal(other)
      const [given, excludes] = [attributeName(other), attributeName(option)]
      expect(fault?.error.message).to.contain(`The ${given} option cannot be used with the ${excludes} option.`)
      expect(fault?.error.message).not.to.match(/seam_|ey\.console|jane/)
    })
  }

  it('need a workspace next to a console session token', () => {
    expect(validateSessionOptions(pick('consoleSessionToken'))).to.have.property('option', 'workspaceId')
  })

  for (const names of [[], ['userIdentifierKey'], ['workspaceId']] satisfies (keyof SessionOptions)[][]) {
    it(`cannot be ${names.join() || 'nothing'} alone`, () => {
      const fault = validateSessionOptions({ ...pick(...names), product: 'acme' })
      expect(fault?.error.message).to.equal(
        'Must provide either a acme client, clientSessionToken, publishableKey or consoleSessionToken.'
      )
    })
  }

  it('ignore empty strings', () => {
    expect(
      validateSessionOptions({ publishableKey: '', clientSessionToken: 'seam_cst1_one', workspaceId: '' })
    ).to.equal(undefined)
  })

  it('have attribute names', () => {
    expect(attributeName('userIdentifierKey')).to.equal('user-identifier-key')
    expect(attributeName('endpoint')).to.equal('endpoint')
  })
})
