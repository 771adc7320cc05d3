const valueOf = (id) => document.getElementById(id).value.trim()

/**
 * Calls back with the platform that the user has entered. The fields have no names and the form is never submitted, so
 * that keys never appear in a URL.
 */
export function setUpOwnPlatform(form, onConnect) {
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
