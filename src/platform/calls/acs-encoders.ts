import type { Call } from './call.js'

export interface AcsEncodersCalls {
  /** Writes a credential on the card that is on an encoder. */
  encodeCredential: Call<'/acs/encoders/encode_credential'>
  /** Reads the card that is on an encoder. */
  scanCredential: Call<'/acs/encoders/scan_credential'>
  /** One encoder. */
  get: Call<'/acs/encoders/get'>
  /** The encoders of a system or of some, or those of the ids. */
  list: Call<'/acs/encoders/list'>
  simulate: {
    /** In a sandbox workspace: the next writing fails. */
    nextCredentialEncodeWillFail: Call<'/acs/encoders/simulate/next_credential_encode_will_fail'>
    /** In a sandbox workspace: the next writing succeeds. */
    nextCredentialEncodeWillSucceed: Call<'/acs/encoders/simulate/next_credential_encode_will_succeed'>
    /** In a sandbox workspace: the next reading fails. */
    nextCredentialScanWillFail: Call<'/acs/encoders/simulate/next_credential_scan_will_fail'>
    /** In a sandbox workspace: the next reading succeeds. */
    nextCredentialScanWillSucceed: Call<'/acs/encoders/simulate/next_credential_scan_will_succeed'>
  }
}
