import { defineSkills } from '../define-skills.ts';

export const itSupport = defineSkills({
  id: 'it-support',
  title: 'IT support and systems',
  skills: {
    'Technical support':
      'tech support, it support, technical assistance, computer support, technical support specialist, it assistance, provide technical support, user support, end user support, end-user support',
    'Help desk': 'helpdesk, service desk, help desk support, it help desk, help-desk, service desk support',
    'Desktop support':
      'deskside support, workstation support, desktop administration, desktop computers, pc support',
    Troubleshooting:
      'troubleshoot, trouble shooting, trouble-shooting, troubleshooting skills, diagnosing problems, troubleshooting issues, diagnose and resolve',
    'Hardware troubleshooting':
      'hardware support, computer repair, hardware installation, hardware maintenance, pc repair, computer hardware, hardware and software, laptop repair, pc hardware, hardware & software',
    'Software installation':
      'software support, software updates, software deployment tools, installing software, software upgrades, software configuration, install software, software installs',
    'Remote support':
      'remote desktop, teamviewer, remote assistance, rdp, bomgar, logmein, remote desktop support, anydesk',
    'Ticketing systems':
      'ticketing system, ticket management, trouble tickets, remedy, bmc remedy, freshdesk, support tickets, ticket tracking, help desk tickets, ticketing tools, remedy ticketing',
    ServiceNow: 'service now',
    ITIL: 'itil v3, itil v4, itil foundation, itsm, it service management, itil framework, itil foundations',
    'Incident management':
      'incident resolution, major incident management, problem management, itil incident, incident tracking, incident reports, incident reporting',
    'Change management of systems':
      'change control, change advisory board, it change management, configuration management',
    'Service level agreements':
      'sla, sla management, service levels, service level management, service level agreement',
    'Asset management':
      'it asset management, hardware inventory, asset tracking, inventory of equipment, software asset management, license management, software licensing',
    'Patch management': 'patching, wsus, security patches, os patching, system patches, software patches',
    SCCM: 'mecm, system center configuration manager, endpoint configuration manager, system center, microsoft sccm',
    'Microsoft Intune': 'intune, mobile device management, airwatch, jamf, jamf pro, workspace one',
    'System administration':
      'systems administration, sysadmin, systems administrator, system administrator, server administration, server management, server maintenance, servers, server, systems management, server support',
    Linux: 'gnu/linux, linux administration, linux servers, linux/unix, linux os',
    'Red Hat': 'rhel, red hat enterprise linux, centos, rocky linux, rhce, rhcsa, redhat, red hat linux',
    Ubuntu: 'debian, ubuntu server, ubuntu linux',
    Unix: 'solaris, aix, hp-ux, freebsd, unix/linux',
    'Windows Server':
      'windows server 2016, windows server 2019, windows server 2012, windows server 2008, windows servers, server 2012, win server, server 2008, server 2016, windows 2008, windows 2003',
    'Windows administration':
      'windows, windows 10, windows 11, windows 7, microsoft windows, windows xp, ms windows, windows os, windows 8, windows vista, windows operating systems, windows operating system',
    macOS: 'mac os, mac os x, os x, apple macs, mac osx',
    'Operating systems': 'operating system, os installation, os imaging',
    'Microsoft Exchange':
      'exchange server, exchange online, ms exchange, exchange administration, microsoft exchange server',
    'Office 365 administration':
      'office 365 admin, microsoft 365 administration, o365 administration, m365, o365',
    VMware: 'vsphere, esxi, vcenter, vmware esxi, vmware vsphere, vmware workstation, esx',
    'Hyper-V': 'hyper v, microsoft hyper-v',
    Citrix: 'xenapp, xendesktop, citrix xenapp, virtual desktop, vdi, citrix receiver',
    Virtualization:
      'virtual machines, virtualisation, kvm, proxmox, virtual servers, server virtualization, virtualbox, oracle virtualbox, virtual machine',
    'Storage administration':
      'storage area network, netapp, emc storage, dell emc, raid, network attached storage, san/nas, san storage, emc',
    'Data center operations':
      'data center, data centre, rack and stack, data centers, server rooms, datacenter, datacenters, data center management',
    'Imaging and deployment':
      'system imaging, mdt, ghost imaging, computer imaging, symantec ghost, workstation setup, pxe boot, clonezilla',
    'Printer support':
      'print servers, printer maintenance, printer troubleshooting, printer repair, network printers',
    'User account management':
      'account administration, password resets, user provisioning, user accounts, account creation, password reset, user administration',
    'User training':
      'end-user training, training end users, software training, training users, end user training, train users, technical training',
    'Knowledge base':
      'knowledge base articles, knowledge management, confluence documentation, knowledge articles, kb articles',
    'Log analysis': 'syslog, log files, event viewer, event logs',
    'Performance monitoring':
      'system performance, server monitoring, capacity planning, performance analysis of systems, system monitoring tools',
    'IT infrastructure':
      'infrastructure management, it operations, infrastructure support, it systems, it environment',
    'IT project coordination':
      'it project management, it projects, technology projects, it project manager, system implementation, systems implementation, software implementation, erp implementation',
    'Vendor coordination': 'it vendor management, third-party vendors',
    'IT procurement': 'hardware procurement, technology purchasing',
    'IT governance': 'cobit, togaf, it strategy, it compliance, enterprise architecture, it policies',
    'Point of sale systems':
      'pos systems, point of sale, pos system, point-of-sale, aloha pos, micros pos, pos terminals',
    'Audio-visual support':
      'av equipment, video conferencing, audio visual, av support, audio/visual equipment, video conferencing equipment, audio visual equipment',
    'CompTIA A+': 'comptia a+ certified, a+ certification, a+ certified, comptia a plus, A+',
    MCSE: 'mcsa, microsoft certified professional, mcp, mcitp, microsoft certified systems engineer, microsoft certified, mcts',
    'AWS certification':
      'aws certified solutions architect, aws certified, aws solutions architect, aws certified developer, aws certified cloud practitioner',
    'Azure certification': 'azure administrator associate, az-104, az-900, azure fundamentals',
    RPA: 'robotic process automation, uipath, blue prism, automation anywhere, power automate',
    Automation:
      'process automation, workflow automation, task automation, automation tools, automate processes',
    SharePoint:
      'sharepoint online, sharepoint designer, microsoft sharepoint, ms sharepoint, share point, sharepoint 2013, sharepoint 2010',
    'Power Platform': 'power apps, microsoft power apps, powerapps, microsoft flow, dataverse',
    'SAP administration': 'sap basis, sap netweaver, netweaver, sap security',
    ERP: 'enterprise resource planning, erp systems, erp software, erp system',
    SAP: 'sap r/3, sap ecc, sap s/4hana, s/4hana, sap erp, sap mm, sap sd, sap fico, sap fi/co, sap fi, sap crm, sap pp, sap modules, sap srm',
    'Oracle ERP':
      'oracle e-business suite, oracle ebs, oracle fusion, netsuite, oracle financials, oracle erp cloud, oracle cloud erp, oracle r12, oracle applications suite',
    'Microsoft Dynamics':
      'dynamics 365, dynamics crm, dynamics ax, dynamics nav, dynamics gp, ms dynamics, microsoft dynamics 365, microsoft dynamics crm, great plains, navision',
    PeopleSoft: 'oracle peoplesoft, people soft',
    'JD Edwards': 'jde, jd edwards enterpriseone',
    'Information technology':
      'information systems, it skills, computer science fundamentals, it professional, management information systems',
    'Computer literacy':
      'computer skills, computer literate, computer proficiency, basic computer skills, computer knowledge, computer savvy, computer operation, computer operations, computer proficient, computer applications, computer application, tech savvy, tech-savvy',
  },
  guarded: {
    Ubuntu: 'linux, debian, centos, server, unix, windows, aws',
    Automation:
      'testing, tools, process, workflow, scripting, python, software, systems, devops, ansible, ci/cd, engineer, plc, industrial, test, skills, tools',
  },
  exact: 'SLA, RDP, RPA, ERP, SAP, MCP, AIX, Remedy, VDI, MDT, A+, EMC, RAID, ESX',
});
