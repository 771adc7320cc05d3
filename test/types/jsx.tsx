import 'latchkey/react'

export const Doors = () => <x-device-table heading="Doors" />
