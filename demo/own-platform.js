const valueOf = (id) => document.getElementById(id).value.trim()

/**
 * Tells of the platform that a person has entered. Its fields have no names and the form is never sent, so that
 * nothing of them comes into an address.
 */
export function followOwnPlatform(form, onConnect) {
  form.addEventListener('input', (event) => event.stopPropagation())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    onConnect({
      endpoint: valueOf('own-endpoint'),
      publishableKey: valueOf('own-key'),
      userIdentifierKey: valueOf('own-user') || undefined
    })
  })
}
