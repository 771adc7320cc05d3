import {
  AccessCodeTable,
  DeviceTable,
  NoiseSensorDetails,
  SessionProvider,
  SupportedDevices,
  Thermostat
} from 'latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** React application with every kind of screen on the sandbox. */
const root = document.createElement('main')
document.body.append(root)
createRoot(root).render(
  <StrictMode>
    <SessionProvider sandbox>
      <DeviceTable rowActions selectable />
      <Thermostat deviceId="device_lobby_thermostat" />
      <NoiseSensorDetails deviceId="device_living_room_sensor" />
      <AccessCodeTable />
      <SupportedDevices />
    </SessionProvider>
  </StrictMode>
)
