export const noScript = '本站需要 JavaScript：页面以 Markdown 读取，并在浏览器中渲染。'
