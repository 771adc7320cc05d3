import * as elements from '../../elements/index.js'
import { isInvalidOptionsError } from '../../src/client/index.js'
import { TAGS } from '../../src/element/lint/unknown-tags.js'
import { clock, stopTimers, useFakeClock } from '../clock.js'
import { keyOf } from '../platform.js'
import { useRecordedConsole } from '../record-console.js'
import { add, nextTask, notes, recordEvents, settled, until } from './page.js'
import { addTable, client, onStage, platform } from './stage.js'

describe('Console warnings for developers', () => {
  onStage()
  useFakeClock(stopTimers)
  const lines = useRecordedConsole('info')

  /** Waits until the delay of the warnings is over. */
  async function runLintOnce(): Promise<void> {
    await settled()
    await clock.tickAsync(1100)
    await nextTask()
  }

  async function expectHint(part: string): Promise<string> {
    await runLintOnce()
    const found = await until(() => notes.warnings.find((warning) => warning.includes(part)))
    expect(notes.warnings).to.have.length(1)
    return found
  }

  describe('Misspelled tag', () => {
    afterEach(() => document.querySelectorAll('x-devce-table, x-list-of-doors').forEach((element) => element.remove()))

    it('is reported with the correct tag if a valid element is on the page', async () => {
      document.body.append(document.createElement('x-devce-table'), document.createElement('x-list-of-doors'))
      addTable()
      await expectHint('There is no element <x-devce-table>. Did you mean <x-device-table>?')
    })

    it('is recognized for all tags', () => {
      for (const tag of TAGS) expect(customElements.get(tag), tag).not.to.equal(undefined)
      const classes = Object.keys(elements).filter((name) => name.endsWith('Element'))
      expect(TAGS).to.have.length(classes.length)
    })
  })

  describe('Misspelled attribute', () => {
    for (const [tag, written, meant] of [
      ['x-lock-details', 'devce-id', 'device-id'],
      ['x-device-table', 'headng', 'heading'],
      ['x-device-table', 'device-id', 'device-ids'],
      ['x-device-table', 'conected-account-ids', 'connected-account-ids'],
      ['x-device-table', 'disable-serach', 'disable-search'],
      ['x-device-table', 'tehme', 'theme'],
      ['x-device-table', 'local', 'locale'],
      ['x-device-table', 'user-identifer-key', 'user-identifier-key'],
      ['x-device-table', 'device-filtr', 'the property deviceFilter'],
      ['x-session', 'publishible-key', 'publishable-key']
    ] as const) {
      it(`is reported as ${meant} for ${written}`, async () => {
        const element = add(tag, { attributes: { [written]: 'topsecret' }, properties: { client } })
        if ('deviceId' in element) Object.assign(element, { deviceId: 'device_front_door' })
        const hint = await expectHint(`<${tag}> knows no attribute ${written}. Did you mean ${meant}?`)
        expect(hint).not.to.include('topsecret')
      })
    }

    it('is reported once, however many elements have it', async () => {
      for (let count = 0; count < 5; count += 1) addTable({ theem: 'dark' })
      await expectHint('Did you mean theme?')
      addTable({ theem: 'dark' })
      await runLintOnce()
      expect(notes.warnings).to.have.length(1)
    })

    it('is not reported for global attributes, framework attributes and names without resemblance', async () => {
      const table = addTable()
      const names = 'id class style slot part title dir lang hidden tabindex role name'
      const prefixed = 'data-headng data-v-7ba5bd90 aria-heading onclick _ngcontent-abc _nghost-x ng-version'
      const bound = 'v-theme x-theme :theme @theme ng-reflect-heading svelte-theme x-on:theme key ref'
      const holder = document.createElement('div')
      const all = `${names} ${prefixed} ${bound} experiment whatever-else device analytics-id`.split(' ')
      holder.innerHTML = `<p ${all.map((name) => `${name}=""`).join(' ')}></p>`
      const [written] = holder.children
      // Only a parser can write the attribute names of some frameworks.
      for (let attribute = written?.attributes[0]; attribute; attribute = written?.attributes[0]) {
        written?.removeAttributeNode(attribute)
        table.setAttributeNode(attribute)
      }
      await runLintOnce()
      expect(notes.warnings).to.deep.equal([])
    })
  })

  describe('Option that an attribute cannot hold', () => {
    for (const [option, attribute, text] of [
      ['deviceFilter', 'devicefilter', 'function (device) { return "topsecret" }'],
      ['deviceComparator', 'device-comparator', '(a, b) => 0'],
      ['messages', 'messages', '[object Object]'],
      ['client', 'client', '[object Object]'],
      ['errorFilter', 'errorfilter', '']
    ] as const) {
      it(`is reported once with a remedy, and in an event: ${option}`, async () => {
        const table = add('x-device-table', { attributes: { ...keyOf(platform), [attribute]: text } })
        const reports = recordEvents(table, 'platform-error')
        const hint = await expectHint(`The ${option} of <x-device-table> was written as an attribute`)
        expect(hint)
          .to.include(`Set the property ${option}`)
          .and.to.include("'latchkey/react'")
          .and.not.include('topsecret')
        expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['options'])
        expect(isInvalidOptionsError(reports[0]?.detail.error)).to.equal(true)
      })
    }

    it('is not reported if the property is set later', async () => {
      const table = addTable({ accessCodeFilter: '', devicefilter: 'function () {}' })
      await settled()
      table.deviceFilter = () => true
      await runLintOnce()
      expect(notes.warnings).to.deep.equal([])
    })

    it('is reported with other possibly lost options if a framework has written property names', async () => {
      addTable({ connectedaccountids: '' })
      await runLintOnce()
      await until(() => lines.length === 1)
      expect(lines[0])
        .to.include('connectedaccountids')
        .and.to.include('read as connected-account-ids')
        .and.to.include('functions')
      expect(notes.warnings).to.deep.equal([])
    })
  })

  describe('Missing option', () => {
    for (const [tag, needed] of [
      ['x-lock-details', ['device-id']],
      ['x-thermostat', ['device-id']],
      ['x-access-code-details', ['access-code-id']],
      ['x-access-code-form', ['device-id', 'access-code-id']]
    ] as const) {
      it(`is reported once for ${tag}, and in an event`, async () => {
        const elements = [add(tag, { properties: { client } }), add(tag, { properties: { client } })]
        const reports = elements.map((element) => recordEvents(element, 'platform-error'))
        const hint = await expectHint(`<${tag}> has nothing to show`)
        for (const name of needed) expect(hint).to.include(`<${tag} ${name}="…">`)
        for (const [report] of reports) {
          expect(report?.detail.operation).to.equal('options')
          expect(isInvalidOptionsError(report?.detail.error)).to.equal(true)
        }
      })
    }

    it('is not reported if a framework sets it a moment later', async () => {
      const details = add('x-device-details', { properties: { client } })
      await settled()
      await clock.tickAsync(500)
      details.deviceId = 'device_front_door'
      await runLintOnce()
      expect(notes.warnings).to.deep.equal([])
      expect(notes.reports).to.deep.equal([])
    })

    it('is reported with the ways to provide a session, once per kind of element', async () => {
      add('x-supported-devices')
      add('x-supported-devices')
      const hint = await expectHint('<x-supported-devices> has no session')
      for (const way of ['publishable-key="…"', 'sandbox', 'session element', 'configure('])
        expect(hint).to.include(way)
      expect(notes.reports.map(({ detail }) => detail.operation)).to.deep.equal(['session', 'session'])
    })

    it('is not reported for a session element whose content has its own session', async () => {
      const session = add('x-session')
      add('x-device-table', { properties: { client } }, session)
      await runLintOnce()
      expect(notes.warnings).to.deep.equal([])
    })

    it('is not reported if the session is provided a moment later', async () => {
      add('x-connect-account')
      await settled()
      elements.configure({ client })
      await runLintOnce()
      expect(notes.warnings).to.deep.equal([])
    })

    it('is not reported, but the conflicting options are, without their values', async () => {
      const keys = { 'publishable-key': 'seam_pk1_topsecret', 'client-session-token': 'seam_cst1_topsecret' }
      add('x-device-table', { attributes: keys })
      const hint = await expectHint('The session of <x-device-table>')
      expect(hint).to.include('client-session-token').and.not.include('topsecret')
    })

    it('is not reported for an element that has been removed', async () => {
      add('x-noise-sensor-details', { properties: { client } }).remove()
      await runLintOnce()
      expect(notes.warnings).to.deep.equal([])
    })
  })

  it('list the available languages for a locale without texts', async () => {
    addTable({ locale: 'tlh-AQ' })
    addTable({ locale: 'en-GB' })
    addTable({ locale: 'de-AT' })
    await runLintOnce()
    await until(() => lines.length === 1)
    expect(lines[0])
      .to.include('The locale tlh-AQ of <x-device-table> is not supported')
      .and.to.include('en, ar, de, es')
    expect(notes.warnings).to.deep.equal([])
  })

  it('name the new key for a text of the host whose message was renamed', async () => {
    const old = JSON.parse('{"lock":{"notTold":"No idea","locked":"Shut"},"bulk":{"skipped":"x"}}')
    addTable({}, { messages: old })
    await expectHint('The message lock.notTold is now lock.notReported.')
  })

  it('list the available themes', async () => {
    addTable({ theme: 'midnight' })
    await until(() => notes.warnings.length === 1)
    expect(notes.warnings[0]).to.include('light, dark, auto')
  })
})
