export declare function startRecordingServer(
  scope: { after(end: () => void): void },
  options?: { readonly keepsConnections?: boolean }
): Promise<string>
