const NEW_CODE_LABEL = 'New code'

const nameOf = ({ access_code_id, name }) => name ?? access_code_id

/** Creates a picker for the access codes of a device. */
export function createAccessCodePicker(select) {
  let codes = []
  let source

  return {
    /** Shows the codes as options. The form element also offers to create one. */
    showOptions(tag) {
      const { value } = select
      const options = codes.map((code) => new Option(nameOf(code), code.access_code_id))
      if (tag === 'x-access-code-form') options.unshift(new Option(NEW_CODE_LABEL, ''))
      select.replaceChildren(...options)
      if (options.some((option) => option.value === value)) select.value = value
    },
    /**
     * Loads the codes of a device, unless they are already loaded.
     *
     * @returns `true` if they were loaded and no other codes were requested in the meantime
     */
    async load(client, deviceId) {
      if (!client || (source?.client === client && source.deviceId === deviceId)) return false
      const requestedSource = (source = { client, deviceId })
      codes = []
      const response = await client.accessCodes.list({ device_id: deviceId, limit: 100 }).catch(() => [])
      if (source !== requestedSource) return false
      codes = response
      return true
    }
  }
}
