const CATALOGUE = ['manufacturers', 'excluded-manufacturers', 'include-if', 'exclude-if']

const control = (id) => document.getElementById(id)
const chosen = (name) => document.querySelector(`input[name="${name}"]:checked`).value

/** What the controls say now, the connection to a platform of one's own aside. */
export function readSettings() {
  const checked = document.querySelectorAll('#options label:not([hidden]) > :checked')
  return {
    tag: control('element').value,
    deviceId: control('device').value,
    accessCodeId: control('access-code').value,
    view: control('view').value,
    theme: chosen('theme'),
    appearance: control('appearance').value,
    language: chosen('language'),
    direction: chosen('direction'),
    platform: chosen('platform'),
    size: Number(chosen('size')),
    models: Number(chosen('models')) || undefined,
    latency: control('latency').valueAsNumber,
    fault: control('fault').value,
    catalogue: CATALOGUE.map((name) => [name, control(name).value.trim() || undefined]),
    options: [...checked].map(({ value }) => value)
  }
}
