/** A question, with the pages that answer it: `[query, ...routes]`. */
export type ReaderQuestion = readonly [query: string, ...routes: readonly string[]]

const advanced = '/guide/advanced'
const api = '/guide/api'
const drivers = '/guide/drivers'
const install = '/guide/install'
const configuration = '/config/configuration.html'
const errors = '/faq/error.html'
const howto = '/faq/howto.html'
const messages = '/faq/messages.html'
const why = '/faq/why.html'
const china = `${drivers}/china.html`
const common = `${drivers}/common.html`
const storages = `${drivers}/`
const downloads = `${advanced}/offline-download.html`
const downloadTools = `${advanced}/download-tools.html`
const recipes = `${advanced}/recipes.html`
const users = `${advanced}/user.html`
const meta = `${advanced}/meta.html`
const share = `${advanced}/share.html`
const search = `${advanced}/search.html`
const backup = `${advanced}/backup.html`
const dataSafety = `${advanced}/data-safety.html`
const proxy = `${install}/reverse-proxy.html`
const docker = `${install}/docker.html`
const manual = `${install}/manual.html`
const script = `${install}/script.html`
const media = '/guide/media/'
const library = '/guide/media/emby-jellyfin.html'
const webdav = '/guide/webdav.html'
const windows = '/guide/mount/windows.html'
const preview = '/config/preview.html'
const sideToolbar = '/config/side.html'
const community = '/guide/community.html'
const archives = `${advanced}/archives.html`
const changes = `${advanced}/changes.html`
const other = '/config/other.html'
const familyNas = '/guide/stories/family-nas.html'
const filmLibrary = '/guide/stories/film-library.html'
const publicSite = '/guide/stories/public-site.html'
const proxyBuilder = `${install}/proxy-builder.html`

/**
 * Questions of administrators, rephrased from the product's public issues. They were written before their
 * answers were looked up, so they use the words of readers. Pages that were added later and answer a question in a
 * section of their own were added to it on 2026-11-26, without looking at what the search finds for the unseen half.
 */
export const englishQuestions: readonly ReaderQuestion[] = [
  ['windows explorer webdav cannot upload', windows, webdav],
  ['webdav 405 method not allowed big file', webdav],
  ['raidrive cannot create new file', why, webdav, windows],
  ['webdav folder looks empty', webdav],
  ['video keeps buffering behind reverse proxy', proxy, media],
  ['jumping forward in a video does not work', media, proxy, why],
  ['use another server for playback traffic', common],
  ['encrypted drive video is slow', `${drivers}/Crypt.html`, media],
  ['add mpv player button', preview],
  ['please add a storage first', errors, why, messages],
  ['storage keeps loading after restart', errors, howto, script, messages],
  ['unicom cloud login failed', `${drivers}/wopan.html`, '/tool/wopan/token.html', '/tool/wopan/'],
  ['wrong password after reinstall', why, howto],
  ['have to log in again every day', configuration, why, errors, users],
  ['share link with expiry date and code', share],
  ['share one file without an account', share, `${install}/five-minutes.html`],
  ['visitor can browse other folders from my link', share, recipes, dataSafety],
  ['users should not change their own password', users],
  ['china mobile cloud list not updated', `${drivers}/139.html`, why, changes],
  ['115 lists files but download fails', china, `${drivers}/115.html`, `${drivers}/115_open.html`],
  ['docker container user id', docker, '/guide/nas/'],
  ['data folder not writable', docker, '/guide/nas/', manual],
  [
    'aliyun download 403 forbidden in browser',
    china,
    `${drivers}/aliyundrive_open.html`,
    `${drivers}/aliyundrive.html`,
  ],
  ['123pan hotlink protection', china, `${drivers}/123.html`],
  ['download manager needs user agent', `${drivers}/user-agent.html`],
  ['downloaded file is only a few kb', downloads, downloadTools, china],
  ['aria2 cannot create directory', downloadTools, downloads],
  ['qbittorrent progress stuck', downloadTools, downloads],
  ['download magnet link to cloud drive', downloads, downloadTools],
  ['index stops before it is complete', search],
  ['search finds hidden files', search, meta],
  ['leave one drive out of the index', search, common, other],
  ['retry failed copy tasks', configuration, `${api}/task.html`, `${advanced}/user.html`, archives],
  ['copy tasks gone after restart', configuration, users, downloads, archives],
  ['how many copies run at once', howto, configuration, other],
  [
    'google token expires after 7 days',
    `${drivers}/googledrive.html`,
    '/guide/consoles/',
    '/tool/google/request.html',
  ],
  [
    'redirect uri mismatch',
    '/guide/consoles/',
    '/tool/google/request.html',
    messages,
    `${drivers}/onedrive.html`,
  ],
  ['pikpak invalid grant', `${drivers}/pikpak.html`, errors, messages],
  [
    'onedrive school account',
    `${drivers}/onedrive_app.html`,
    `${drivers}/onedrive.html`,
    '/tool/onedrive/webdav.html',
  ],
  ['hide a folder but keep the link working', meta, '/config/global.html', share],
  ['folder password is ignored', meta, `${advanced}/protocols.html`],
  ['password for all sub folders', meta, howto],
  ['guests see everything', recipes, users, howto, publicSite],
  ['show text above the file list', meta, preview],
  ['visitors upload without login', howto, meta, recipes],
  ['subtitles do not show in the player', media, library],
  ['thumbnails for local videos', `${drivers}/local.html`, preview],
  ['open word files in the browser', `${advanced}/office.html`, preview, why],
  ['white screen after upgrade', proxy, configuration, why, howto],
  ['load web ui from cdn', configuration],
  ['back up settings and storages', backup],
  ['migrate from version 2', why, '/guide/'],
  ['go back to the previous version', dataSafety, howto, '/guide/changelog.html', `${install}/download.html`],
  ['service does not start after update', why, script, manual, errors],
  ['413 request entity too large', why, proxy],
  ['cannot upload more than 100 mb through cloudflare', '/guide/access/tunnel.html'],
  ['upload huge files in pieces', `${drivers}/Chunker.html`, `${api}/upload.html`],
  ['temp folder uses too much space', configuration, downloads, downloadTools],
  ['media server does not see new files', library, filmLibrary, media],
  ['strm files', library, `${drivers}/strm.html`, filmLibrary],
  ['connect infuse', media, '/guide/mount/phone.html'],
  ['play directly without server traffic', library, common, media],
  [
    'log in with company account',
    `${advanced}/sso.html`,
    `${advanced}/sso-providers.html`,
    `${advanced}/ldap.html`,
    `${advanced}/oidc.html`,
  ],
  ['lost phone with authenticator', `${advanced}/2fa.html`],
  ['use nas accounts for login', `${advanced}/ldap.html`],
  ['change site icon', '/config/style.html'],
  ['text at the bottom of the site', '/config/snippets.html', '/config/global.html'],
  ['remove powered by', howto, '/config/snippets.html'],
  ['sort by date by default', common],
  ['rename many files at once', sideToolbar],
  ['unzip online', preview, sideToolbar, `${api}/archive.html`, archives],
  ['restore deleted files', dataSafety, `${drivers}/local.html`],
  ['install on router', '/guide/nas/openwrt.html'],
  ['start with windows', manual, script],
  [
    'install on raspberry pi',
    manual,
    `${install}/`,
    `${advanced}/system_arch.html`,
    `${install}/download.html`,
  ],
  ['run on android phone', manual, `${install}/download.html`, `${install}/`],
  ['use postgres instead of sqlite', configuration],
  ['store data somewhere else', `${install}/`, manual, script, configuration],
  ['put it in a sub folder of my domain', proxy, howto, proxyBuilder],
  ['port other than 443', proxy, proxyBuilder],
  ['reach it over ipv6', '/guide/access/'],
  ['each user sees only own folder', recipes, users, familyNas],
  ['where is the log file', configuration, howto, community, `${install}/`, errors],
  ['token for scripts', other, `${api}/auth.html`, `${api}/`],
  ['upload with curl', `${api}/upload.html`, `${api}/fs.html`, webdav],
  ['links should expire', '/config/global.html', `${api}/links.html`, share],
  ['same files on two drives', `${advanced}/balance.html`, `${advanced}/alias.html`],
  [
    'certificate signed by unknown authority',
    `${drivers}/webdav.html`,
    configuration,
    messages,
    `${advanced}/oidc.html`,
    `${drivers}/ftps.html`,
  ],
  ['no such host', errors, messages],
  ['database locked', errors, configuration, search, messages],
  ['connect with an s3 client', `${advanced}/s3.html`],
  ['access with ftp client', `${advanced}/ftp.html`],
  ['rapid upload does not work', `${advanced}/rapid_upload.html`],
  ['list a host folder from the container', docker, `${drivers}/local.html`, '/guide/nas/'],
  ['read epub books', howto, preview],
  ['pdf does not open', why, preview],
  ['show lyrics', media, `${drivers}/163music.html`],
  ['report a bug', community, '/faq/'],
  ['which ports must be open', `${install}/`, '/guide/access/', '/guide/access/china.html'],
  ['only some folders for my family', recipes, familyNas],
  ['uploaded file does not appear', why, common, changes],
  ['log out other devices', users, '/config/global.html', errors],
  // Queries of readers who found another page first.
  ['search index', search, other, `${advanced}/meilisearch.html`],
  ['failed get objs', errors, messages, why],
  ['too many requests 429', errors, china, messages],
  ['disable preview', preview],
  ['webdav 405', webdav],
  ['permission denied', users, messages, downloads, webdav],
  ['expired share link', share],
  ['share a folder with a friend', share],
  ['slow video', media, china],
  ['blank page after update', proxy, configuration, why, howto],
  ['copy between drives', `${advanced}/rapid_upload.html`, '/guide/', webdav, sideToolbar, storages],
]

/** The same in Chinese. These are other questions, not translations. */
export const chineseQuestions: readonly ReaderQuestion[] = [
  ['win10 映射后不能上传', windows, webdav],
  ['webdav 文件夹是空的', webdav],
  ['传大文件报 405', webdav],
  ['反代之后视频一直缓冲', proxy, media],
  ['拖进度条没反应', media, proxy, why],
  ['本地代理速度慢', common, media, china],
  ['加密盘播放卡', `${drivers}/Crypt.html`, media],
  ['播放不走服务器流量', library, common, media],
  ['添加自己的播放器', preview],
  ['刚装好提示先添加存储', errors, why, messages],
  ['重启后一直加载存储', errors, howto, script, messages],
  ['联通云盘登录失败', `${drivers}/wopan.html`, '/tool/wopan/token.html', '/tool/wopan/'],
  ['密码正确却登不上', why, howto, errors],
  ['每次重启都要重新登录', why, configuration, users, errors],
  ['分享设置有效期和提取码', share],
  ['只给别人看一个文件夹', share, recipes, publicSite],
  ['不登录就能下载', share, howto, recipes, publicSite],
  ['禁止用户改密码', users],
  ['移动云盘不更新', `${drivers}/139.html`, why, changes],
  ['115 能看不能下', china, `${drivers}/115.html`, `${drivers}/115_open.html`],
  ['cookie 失效怎么办', china, `${drivers}/115.html`, `${drivers}/quark.html`],
  ['容器没有写权限', docker, '/guide/nas/'],
  ['阿里云盘下载 403', china, `${drivers}/aliyundrive_open.html`, `${drivers}/aliyundrive.html`],
  ['123 防盗链', china, `${drivers}/123.html`],
  ['百度网盘下载要设置 UA', `${drivers}/user-agent.html`, china, `${drivers}/baidu.html`],
  ['aria2 连不上', downloadTools, downloads],
  ['离线下载完成但转存失败', downloads, downloadTools],
  ['下载种子到网盘', downloads, downloadTools],
  ['索引建到一半就停了', search],
  ['搜索能搜到隐藏的文件', search, meta],
  ['某个网盘不想被索引', search, common, other],
  ['复制失败重试', configuration, `${api}/task.html`, users, archives],
  ['重启后任务没了', configuration, users, downloads, archives],
  ['同时复制几个文件', howto, configuration, other],
  ['谷歌令牌七天就过期', `${drivers}/googledrive.html`, '/guide/consoles/', '/tool/google/request.html'],
  [
    '教育版 onedrive',
    `${drivers}/onedrive_app.html`,
    `${drivers}/onedrive.html`,
    '/tool/onedrive/webdav.html',
  ],
  ['世纪互联', `${drivers}/onedrive.html`, '/tool/onedrive/request.html'],
  ['授权接口连不上', '/tool/', errors, '/guide/other-programs.html'],
  ['隐藏文件夹但链接能打开', meta, '/config/global.html', share],
  ['元信息密码没效果', meta, `${advanced}/protocols.html`],
  ['子文件夹也要密码', meta, howto],
  ['登录以后才能看', howto, recipes, users],
  ['文件夹里显示说明', meta, preview],
  ['让游客上传', howto, meta, recipes],
  ['外挂字幕不显示', media, library],
  ['视频封面图', `${drivers}/local.html`, preview],
  ['文件太多打开很慢', '/config/site.html', common, why],
  ['升级之后白屏', proxy, configuration, why, howto],
  ['静态资源用 cdn', configuration],
  ['备份存储和设置', backup],
  ['从 v2 升级', why, '/guide/'],
  ['退回旧版本', dataSafety, howto, '/guide/changelog.html', `${install}/download.html`],
  ['更新后启动不了', why, script, manual, errors],
  ['群晖怎么装', '/guide/nas/synology.html'],
  ['上传提示文件太大', why, proxy],
  ['cloudflare 上传超过 100m', '/guide/access/tunnel.html'],
  ['大文件分块存', `${drivers}/Chunker.html`],
  ['临时文件占满硬盘', configuration, downloads, downloadTools],
  ['emby 不更新', library, filmLibrary],
  ['生成 strm', library, `${drivers}/strm.html`, filmLibrary],
  ['infuse 怎么连', media, '/guide/mount/phone.html'],
  ['网易爆米花', media],
  [
    '公司账号登录',
    `${advanced}/sso.html`,
    `${advanced}/sso-providers.html`,
    `${advanced}/ldap.html`,
    `${advanced}/oidc.html`,
  ],
  ['验证器手机丢了', `${advanced}/2fa.html`],
  ['用群晖的用户登录', `${advanced}/ldap.html`],
  ['换网站图标', '/config/style.html'],
  ['底部加备案号', '/config/snippets.html', '/config/global.html', '/guide/access/china.html'],
  ['去掉底部的 powered by', howto, '/config/snippets.html'],
  ['默认按时间排序', common],
  ['批量改名', sideToolbar],
  ['在线解压', archives, preview, sideToolbar, `${api}/archive.html`],
  ['删掉的文件找回', dataSafety, `${drivers}/local.html`],
  ['路由器上安装', '/guide/nas/openwrt.html'],
  ['windows 开机启动', manual, script],
  ['树莓派', manual, `${install}/`, `${advanced}/system_arch.html`, `${install}/download.html`],
  ['安卓手机上运行', manual, `${install}/download.html`, `${install}/`],
  ['改用 mysql', configuration],
  ['换数据目录', `${install}/`, manual, script, configuration],
  ['放到域名的子目录下', proxy, howto, proxyBuilder],
  ['https 端口不是 443', proxy, proxyBuilder],
  ['ipv6 访问', '/guide/access/'],
  ['每个人只看自己的目录', recipes, users, familyNas],
  ['日志文件位置', configuration, howto, community, `${install}/`, errors],
  ['脚本用的 token', other, `${api}/auth.html`, `${api}/`],
  ['python 上传文件', `${api}/upload.html`, `${api}/fs.html`, `${api}/`],
  ['直链多久失效', '/config/global.html', `${api}/links.html`, share],
  ['两个盘文件一样轮流下载', `${advanced}/balance.html`, `${advanced}/alias.html`],
  [
    '证书不受信任',
    `${drivers}/webdav.html`,
    configuration,
    messages,
    `${advanced}/oidc.html`,
    `${install}/https.html`,
  ],
  ['域名解析失败', errors, messages, '/guide/access/', '/guide/access/china.html'],
  ['数据库被锁', errors, configuration, search, messages],
  ['s3 客户端连接', `${advanced}/s3.html`],
  ['用 ftp 访问', `${advanced}/ftp.html`],
  ['秒传不生效', `${advanced}/rapid_upload.html`],
  ['docker 里看不到硬盘', docker, `${drivers}/local.html`, '/guide/nas/'],
  ['看电子书', howto, preview],
  ['pdf 打不开', why, preview],
  ['显示歌词', media, `${drivers}/163music.html`],
  ['在哪里提问', community, '/faq/seealso.html', '/faq/'],
  ['限制同时在线设备', users, '/config/global.html', errors],
  ['文本乱码', why, preview],
  // Queries of readers who found another page first.
  ['存储状态 错误', storages, errors],
  ['分享给朋友', share],
  ['无法登录', errors, why, howto],
  ['关闭注册', '/config/site.html', users],
  ['复制到另一个网盘', `${advanced}/rapid_upload.html`, '/guide/', webdav, sideToolbar, storages],
  ['日志在哪', configuration, howto, community, `${install}/`, errors],
]
