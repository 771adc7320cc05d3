const CATALOGUE = ['manufacturers', 'excluded-manufacturers', 'include-if', 'exclude-if']

const control = (id) => document.getElementById(id)
const selectedValue = (name) => document.querySelector(`input[name="${name}"]:checked`).value

/** Returns the values of the controls, except for the user's own platform. */
export function readSettings() {
  const checked = document.querySelectorAll('#options label:not([hidden]) > :checked')
  return {
    tag: control('element').value,
    deviceId: control('device').value,
    accessCodeId: control('access-code').value,
    view: control('view').value,
    theme: selectedValue('theme'),
    appearance: control('appearance').value,
    language: selectedValue('language'),
    direction: selectedValue('direction'),
    platform: selectedValue('platform'),
    size: Number(selectedValue('size')),
    models: Number(selectedValue('models')) || undefined,
    latency: control('latency').valueAsNumber,
    fault: control('fault').value,
    catalogue: CATALOGUE.map((name) => [name, control(name).value.trim() || undefined]),
    options: [...checked].map(({ value }) => value)
  }
}
