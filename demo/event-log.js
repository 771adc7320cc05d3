const MAX_ENTRIES = 200

/** The event details to show. Keys, tokens and PINs are never shown. */
const DETAILS = {
  'session-change': () => 'connected',
  'device-click': ({ device_id }) => device_id,
  'before-change': ({ operation, params }) => `${operation} ${params.access_code_id ?? params.device_id ?? ''}`,
  'lock-change': ({ device_id, locked }) => `${device_id} ${locked ? 'locked' : 'unlocked'}`,
  'device-rename': ({ device_id, name }) => `${device_id} “${name}”`,
  'access-code-click': ({ access_code_id }) => access_code_id,
  'access-code-edit': ({ access_code_id }) => access_code_id,
  'access-code-delete': ({ access_code_id }) => access_code_id,
  'access-code-created': ({ access_code_id, name }) => `${access_code_id} “${name}”`,
  'access-code-updated': ({ access_code_id, name }) => `${access_code_id} “${name}”`,
  'access-code-deleted': ({ access_code_id }) => access_code_id,
  'climate-change': ({ device_id, hvac_mode_setting }) => `${device_id} ${hvac_mode_setting}`,
  'fan-mode-change': ({ device_id, fan_mode_setting }) => `${device_id} ${fan_mode_setting}`,
  'preset-created': ({ device_id, climate_preset_key }) => `${device_id} ${climate_preset_key}`,
  'preset-updated': ({ device_id, climate_preset_key }) => `${device_id} ${climate_preset_key}`,
  'preset-deleted': ({ device_id, climate_preset_key }) => `${device_id} ${climate_preset_key}`,
  'threshold-change': ({ change, device_id, noise_threshold_id }) => `${change} ${device_id} ${noise_threshold_id}`,
  'schedule-change': ({ change, device_id, thermostat_schedule_id }) =>
    `${change} ${device_id} ${thermostat_schedule_id}`,
  'program-change': ({ change, device_id, thermostat_daily_program_id = 'week' }) =>
    `${change} ${device_id} ${thermostat_daily_program_id}`,
  'connect-webview': ({ url }) => new URL(url).host,
  'platform-error': ({ operation, error }) => `${operation}: ${error?.code ?? error?.name ?? 'error'}`,
  back: () => ''
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

function createTextElement(tag, text) {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

function createEntry({ type, detail }) {
  const now = new Date()
  const time = createTextElement('time', clock.format(now))
  time.dateTime = now.toISOString()
  const item = document.createElement('li')
  item.append(time, ' ', createTextElement('code', type), ' ', createTextElement('span', DETAILS[type](detail)))
  return item
}

/** Logs the events of the elements in a container, newest first. */
export function logEvents(container, log, clearButton) {
  const list = log.querySelector('ol')
  for (const type of Object.keys(DETAILS)) {
    container.addEventListener(type, (event) => {
      list.prepend(createEntry(event))
      if (list.childElementCount > MAX_ENTRIES) list.lastElementChild.remove()
    })
  }
  clearButton.addEventListener('click', () => list.replaceChildren())
}
