declare const worker: {
  fetch(
    request: Request,
    env: { readonly ASSETS: { fetch(request: Request): Promise<Response> } },
  ): Promise<Response>
}
export default worker
